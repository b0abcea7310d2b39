package com.kosha.system;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A transaction of somebody else's that has taken locks and keeps them. */
final class Hold {
    private static final String HELD = "held";

    private Hold() {}

    /** Does the work while the locks that this takes are held, in the database that psql is told of. */
    static void during(String statement, Runnable work, String... database) {
        List<String> command = new ArrayList<>(List.of("./kosha", "psql"));
        command.addAll(List.of(database));
        command.addAll(List.of("-qtA", "-v", "ON_ERROR_STOP=1"));
        Process psql = null;
        try {
            psql = new ProcessBuilder(command)
                    .directory(Stack.root().toFile())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            take(psql, statement);
            work.run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            if (psql != null) {
                psql.destroyForcibly();
            }
        }
    }

    private static void take(Process psql, String statement) throws IOException {
        Writer said = psql.outputWriter(StandardCharsets.UTF_8);
        said.write("BEGIN;\n" + statement + ";\n\\echo " + HELD + "\n");
        said.flush();
        BufferedReader heard = psql.inputReader(StandardCharsets.UTF_8);
        String line = heard.readLine();
        while (line != null && !line.equals(HELD)) {
            line = heard.readLine();
        }
        if (line == null) {
            throw new AssertionError("not held: " + statement);
        }
    }
}
