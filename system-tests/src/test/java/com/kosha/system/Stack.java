package com.kosha.system;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The running stack under test: where it is, and the script that people drive it with. */
final class Stack {
    private static final Path ROOT = Path.of(System.getProperty("kosha.root", ".."));
    private static final Map<List<String>, String> TOKENS = new ConcurrentHashMap<>();

    private Stack() {}

    /** An address or a folder, as {@code ./kosha env} names it. */
    static String env(String name) {
        String value = System.getenv(name);
        if (value == null) {
            throw new IllegalStateException(name + " is not set: run these tests through ./kosha test");
        }
        return value;
    }

    /** Where the gateways take messages, each with a core-api of its own. */
    static List<String> gateways() {
        return Stream.of("KOSHA_GATEWAY_URL", "KOSHA_GATEWAY2_URL")
                .map(System::getenv)
                .filter(Objects::nonNull)
                .map(address -> address + "/mcp")
                .toList();
    }

    static Path root() {
        return ROOT;
    }

    static Path stateFolder() {
        return Path.of(env("KOSHA_STACK_DIR"));
    }

    /** A token as a person with that role gets it, with every scope that there is to ask for. */
    static String tokenOf(String role) {
        return token("--role", role);
    }

    static String token(String... arguments) {
        return TOKENS.computeIfAbsent(List.of(arguments), asked -> {
            List<String> command = new ArrayList<>(List.of("token"));
            command.addAll(asked);
            return kosha(command.toArray(String[]::new)).strip();
        });
    }

    /** Runs the script, which must succeed; its standard output. */
    static String kosha(String... arguments) {
        List<String> command = new ArrayList<>(List.of("./kosha"));
        command.addAll(List.of(arguments));
        return run(command, Map.of());
    }

    /** Runs a command at the project's root, which must succeed within three minutes; its standard output. */
    static String run(List<String> command, Map<String, String> environment) {
        return run(command, environment, "");
    }

    /** The same, of a command that is told something: an argument could not be as long. */
    static String run(List<String> command, Map<String, String> environment, String input) {
        try {
            Path errors = Files.createTempFile("kosha", ".err");
            ProcessBuilder builder =
                    new ProcessBuilder(command).directory(ROOT.toFile()).redirectError(errors.toFile());
            builder.environment().putAll(environment);
            Process process = builder.start();
            try (OutputStream told = process.getOutputStream()) {
                told.write(input.getBytes(StandardCharsets.UTF_8));
            }
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (!process.waitFor(3, TimeUnit.MINUTES) || process.exitValue() != 0) {
                process.destroyForcibly();
                throw new AssertionError(command + " failed:\n" + output + Files.readString(errors));
            }
            Files.delete(errors);
            return output;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
