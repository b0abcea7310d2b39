package com.kosha.loader;

import com.kosha.resilience.Sleeper;
import com.kosha.resilience.Time;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;

/**
 * Loads a folder of documents: {@code Load <folder> [--drop-other-models] [--bar]}. Ends with 0 when the knowledge base is what
 * the folder says, with 1 when something of it is not, and with 2 when nothing was begun.
 */
public final class Load {
    private static final String DROP = "--drop-other-models";
    /** Draws its progress: for a screen. */
    private static final String BAR = "--bar";

    private Load() {}

    public static void main(String[] arguments) {
        System.exit(run(List.of(arguments), System.getenv(), System.out));
    }

    static int run(List<String> arguments, Map<String, String> environment, PrintStream out) {
        List<String> folders = arguments.stream()
                .filter(argument -> !argument.startsWith("--"))
                .toList();
        if (folders.size() != 1 || !Files.isDirectory(Path.of(folders.get(0)))) {
            out.println("which folder? Load <folder> [" + DROP + "] [" + BAR + "]");
            return 2;
        }
        try {
            LoadSettings settings = LoadSettings.from(environment);
            Folder folder = Folder.read(Path.of(folders.get(0)));
            try (Shelf shelf = new Shelf(settings.connect())) {
                return load(shelf, settings, folder, arguments, out);
            }
        } catch (IllegalArgumentException | IllegalStateException | IOException | SQLException refused) {
            out.println("not loaded: " + refused.getMessage());
            return 2;
        }
    }

    private static int load(Shelf shelf, LoadSettings settings, Folder folder, List<String> options, PrintStream out)
            throws SQLException {
        Vectors vectors = settings.embeddings()
                .map(endpoint -> new Vectors(endpoint, settings, Time.system(), Sleeper.system()))
                .orElse(null);
        if (!shelf.takesVectors()) {
            out.println("This database has no pgvector: documents are found by their words alone");
        }
        Loading loading = new Loading(shelf, vectors);
        Report report = loading.load(
                folder,
                new Progress(out, options.contains(BAR), folder.documents().size()));
        report.faults().forEach(out::println);
        out.println(report);
        if (options.contains(DROP) && report.isWhole() && loading.model() != null) {
            out.println(shelf.dropOtherModels(loading.model()) + " vectors of other models dropped");
        }
        return report.isWhole() ? 0 : 1;
    }
}
