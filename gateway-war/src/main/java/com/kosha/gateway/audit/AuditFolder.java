package com.kosha.gateway.audit;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The files of one gateway's trail, {@code audit-000001.jsonl} and so on: the newest has the highest number. */
public record AuditFolder(Path path) {
    private static final Pattern NAME = Pattern.compile("audit-[0-9]{6,}\\.jsonl");
    private static final int PREFIX = "audit-".length();
    private static final int SUFFIX = ".jsonl".length();

    /** All of them, the oldest first. */
    public List<Path> files() throws IOException {
        if (!Files.isDirectory(path)) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(path)) {
            return all.filter(file -> NAME.matcher(name(file)).matches())
                    .sorted((a, b) -> Long.compare(number(a), number(b)))
                    .toList();
        }
    }

    /** The one that follows the newest. */
    Path next() throws IOException {
        List<Path> files = files();
        long newest = files.isEmpty() ? 0 : number(files.get(files.size() - 1));
        return path.resolve(String.format("audit-%06d.jsonl", newest + 1));
    }

    /**
     * The first of the whole lines, from the oldest on, that is such a one. A last line without its line break was never
     * finished: the server died over it, and the next file goes on from the line before.
     */
    Optional<AuditLine> first(Predicate<AuditLine> such) throws IOException {
        for (Path file : files()) {
            int number = 0;
            for (String text : wholeLines(file)) {
                number++;
                AuditLine line = new AuditLine(name(file) + ":" + number, text);
                if (such.test(line)) {
                    return Optional.of(line);
                }
            }
        }
        return Optional.empty();
    }

    /** The hash of the last whole line of all; the genesis when there is none. */
    String lastHash() throws IOException {
        List<Path> files = files();
        for (int i = files.size() - 1; i >= 0; i--) {
            List<String> lines = wholeLines(files.get(i));
            if (!lines.isEmpty()) {
                return AuditChain.hashIn(lines.get(lines.size() - 1)).orElse(AuditChain.GENESIS);
            }
        }
        return AuditChain.GENESIS;
    }

    private static List<String> wholeLines(Path file) throws IOException {
        String text = Files.readString(file, UTF_8);
        return text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
    }

    private static long number(Path file) {
        String name = name(file);
        return Long.parseLong(name.substring(PREFIX, name.length() - SUFFIX));
    }

    private static String name(Path file) {
        return file.getFileName().toString();
    }
}
