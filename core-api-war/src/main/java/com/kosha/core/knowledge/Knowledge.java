package com.kosha.core.knowledge;

import com.kosha.contract.DegradedReason;
import com.kosha.contract.KnowledgeAnswer;
import com.kosha.contract.KnowledgeSearch;
import com.kosha.contract.KoshaException;
import com.kosha.contract.ServedBy;
import com.kosha.core.db.Call;
import com.kosha.core.db.Db;
import com.kosha.core.db.Query;
import com.kosha.core.openai.Embedded;
import com.kosha.core.openai.Embeddings;
import com.kosha.core.search.AsOf;
import com.kosha.resilience.Time;
import com.kosha.sql.knowledge.Ranking;
import com.kosha.stack.openai.Embedding;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Answers questions with passages of documents: by what they mean and by their words, or, when the meaning cannot be
 * had, by their words alone, and then says so. While the provider of embeddings is asked, no connection is held.
 */
@Dependent
public final class Knowledge {
    private static final Logger LOG = Logger.getLogger(Knowledge.class.getName());

    /** Whether there is anything to compare a vector with: asked first, for then the provider need not be asked. */
    private static final String HAS_VECTORS = "SELECT to_regtype('public.vector') IS NOT NULL"
            + " AND to_regclass('kb.embeddings') IS NOT NULL AS has_vectors";

    private final Db db;
    private final Time time;
    private final Embeddings embeddings;
    private final DegradedMeter meter;

    @Inject
    public Knowledge(Db db, Time time, Embeddings embeddings, DegradedMeter meter) {
        this.db = db;
        this.time = time;
        this.embeddings = embeddings;
        this.meter = meter;
    }

    /**
     * The best passage of each document that answers, the best first.
     *
     * @throws KoshaException {@code invalid_argument}, and what PostgreSQL's failures are
     */
    public KnowledgeAnswer search(Call call, KnowledgeSearch in) {
        Question question = Question.of(in);
        Instant asOf = AsOf.now(time);
        boolean vectors = db.first(call, Query.of(HAS_VECTORS), row -> row.getBoolean("has_vectors"))
                .orElse(false);
        if (!vectors) {
            return degraded(call, question, DegradedReason.VECTOR_UNAVAILABLE, asOf);
        }
        Embedded embedded;
        try {
            embedded = embeddings.of(call, List.of(question.words()));
        } catch (KoshaException withoutMeaning) {
            LOG.log(
                    Level.WARNING,
                    "event=degraded code={0}",
                    withoutMeaning.code().wire());
            return degraded(call, question, DegradedReason.EMBEDDINGS_UNAVAILABLE, asOf);
        }
        return compared(call, question, embedded, asOf);
    }

    /** By words alone, as when nobody embeds; asks nobody but PostgreSQL. */
    public KnowledgeAnswer byWords(Call call, KnowledgeSearch in) {
        return answer(byWords(call, Question.of(in)), DegradedReason.EMBEDDINGS_UNAVAILABLE, null, AsOf.now(time));
    }

    private KnowledgeAnswer compared(Call call, Question question, Embedded embedded, Instant asOf) {
        Embedding vector = embedded.vectors().get(0);
        Query query = question.by(Ranking.HYBRID)
                .with("vector", vector.vector().toString())
                .with("model", vector.model());
        List<Found> found = db.list(call, query, Found::of);
        // of this model there are no vectors: the documents wait to be loaded again
        DegradedReason reason =
                found.stream().anyMatch(one -> !one.compared()) ? DegradedReason.VECTOR_UNAVAILABLE : null;
        if (reason != null) {
            meter.count(reason);
        }
        return answer(found, reason, embedded.by(), asOf);
    }

    private KnowledgeAnswer degraded(Call call, Question question, DegradedReason reason, Instant asOf) {
        meter.count(reason);
        return answer(byWords(call, question), reason, null, asOf);
    }

    private List<Found> byWords(Call call, Question question) {
        return db.list(call, question.by(Ranking.WORDS), Found::of);
    }

    private static KnowledgeAnswer answer(
            List<Found> found, @Nullable DegradedReason reason, @Nullable ServedBy by, Instant asOf) {
        return new KnowledgeAnswer(found.stream().map(Found::passage).toList(), reason != null, reason, by, asOf);
    }
}
