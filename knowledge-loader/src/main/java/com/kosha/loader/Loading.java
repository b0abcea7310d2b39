package com.kosha.loader;

import com.kosha.stack.openai.Embedding;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Makes the knowledge base what a folder says: new and changed documents are put in place, each in a transaction of its
 * own, and those whose file is gone are withdrawn. A document with a fault stays as it was. Texts that are known by their
 * digest keep their vectors; a provider that fails is not asked again, and what lacks a vector is found by its words
 * until the next load.
 */
final class Loading {
    private static final Logger LOG = Logger.getLogger(Loading.class.getName());

    private final Shelf shelf;
    private final @Nullable Vectors vectors;
    private final List<String> faults = new ArrayList<>();
    private @Nullable String model;
    private boolean given = true;
    private int loaded;
    private int withdrawn;
    private int embedded;
    private int withoutVectors;

    /** @param vectors null where no provider is named */
    Loading(Shelf shelf, @Nullable Vectors vectors) {
        this.shelf = shelf;
        this.vectors = shelf.takesVectors() ? vectors : null;
    }

    /** @throws IllegalStateException for a folder without documents: rather nothing than all withdrawn */
    Report load(Folder folder, Progress progress) throws SQLException {
        if (folder.places().isEmpty()) {
            throw new IllegalStateException("there is no document in that folder, so nothing is withdrawn either");
        }
        faults.addAll(folder.faults());
        if (vectors != null) {
            given(List.of("model")).forEach(word -> model = word.model());
        }
        Map<Address, String> before = shelf.digests(model);
        int unchanged = 0;
        for (DocumentFile document : folder.documents()) {
            if (document.digest().equals(before.get(document.address()))) {
                unchanged++;
            } else {
                place(document);
            }
            progress.next(document.address());
        }
        for (Address address : before.keySet()) {
            if (!folder.places().contains(address)) {
                shelf.withdraw(address);
                withdrawn++;
            }
        }
        return new Report(loaded, unchanged, withdrawn, faults, embedded, withoutVectors);
    }

    /** The provider's word for its model, if it gave one. */
    @Nullable
    String model() {
        return model;
    }

    private void place(DocumentFile document) {
        try {
            List<Chunk> chunks = Sections.of(document.body());
            Map<Vector.Key, Vector> known = shelf.vectors(document.address());
            Map<String, String> missing = new LinkedHashMap<>();
            if (vectors != null) {
                chunks.forEach(chunk -> missing.put(chunk.digest(document.title()), chunk.embedded(document.title())));
                missing.keySet().removeIf(digest -> known.containsKey(new Vector.Key(digest, String.valueOf(model))));
            }
            List<Vector> all = new ArrayList<>(known.values());
            List<Vector> added = embedded(missing);
            all.addAll(added);
            shelf.put(document, chunks, all);
            loaded++;
            withoutVectors += added.size() < missing.size() ? 1 : 0;
        } catch (SQLException | IllegalArgumentException refused) {
            faults.add(document.address() + ".md: was not loaded: " + reason(refused));
            LOG.log(Level.FINE, "A document was refused", refused);
        }
    }

    private List<Vector> embedded(Map<String, String> textByDigest) {
        List<String> digests = List.copyOf(textByDigest.keySet());
        List<Embedding> answers = digests.isEmpty() ? List.of() : given(List.copyOf(textByDigest.values()));
        List<Vector> added = new ArrayList<>();
        for (int i = 0; i < answers.size(); i++) {
            added.add(Vector.of(digests.get(i), answers.get(i)));
        }
        embedded += added.size();
        return added;
    }

    /** Nothing once the provider has failed. */
    private List<Embedding> given(List<String> texts) {
        if (!given) {
            return List.of();
        }
        try {
            return Objects.requireNonNull(vectors).of(texts);
        } catch (RuntimeException failed) {
            given = false;
            LOG.log(Level.WARNING, "The provider of embeddings does not answer: documents go on without vectors");
            LOG.log(Level.FINE, "It failed", failed);
            return List.of();
        }
    }

    private static String reason(Exception refused) {
        return refused instanceof SQLException sql
                ? "PostgreSQL says " + sql.getSQLState()
                : String.valueOf(refused.getMessage());
    }
}
