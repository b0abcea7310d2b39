package com.kosha.system;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** What the stack consists of, as processes that signals reach. */
final class Parts {
    private Parts() {}

    /** The core-apis that run here. */
    static List<String> coreApis() {
        return List.of("core-api", "core-api-2").stream()
                .filter(part -> Files.exists(pidFile(part)))
                .toList();
    }

    /** With all that it has started, and without a word; whoever starts it again at once must not find it dying. */
    static void kill(String part) {
        signal(part, "KILL");
        long pid = Long.parseLong(group(part));
        Eventually.of(() -> ProcessHandle.of(pid).isPresent(), there -> !there);
    }

    /** From now on it stands still, and whoever calls it gets no answer; until {@link #goOn}. */
    static void freeze(String part) {
        signal(part, "STOP");
    }

    static void goOn(String part) {
        signal(part, "CONT");
    }

    private static void signal(String part, String signal) {
        Stack.run(List.of("kill", "-" + signal, "--", "-" + group(part)), Map.of());
    }

    private static String group(String part) {
        try {
            return Files.readString(pidFile(part)).split(" ", -1)[0];
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path pidFile(String part) {
        return Stack.stateFolder().resolve("run").resolve(part + ".pid");
    }
}
