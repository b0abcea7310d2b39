package com.kosha.loader;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.kosha.contract.Classification;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A document as its file says it.
 *
 * @param digest of the whole file, and of how this build cuts it up
 */
record DocumentFile(
        Address address,
        String title,
        Classification classification,
        LocalDate effectiveOn,
        int version,
        String owner,
        String body,
        String digest) {
    /** Another number when files are cut up in another way, so that all of them are loaded again. */
    private static final String RECIPE = "1";
    /** An answer of the gateway holds 256 KiB. */
    private static final int LONGEST_BYTES = 200 * 1024;

    private static final int LONGEST_LINE = 200;
    private static final Set<String> KEYS =
            Set.of("doc_code", "title", "department", "classification", "effective_date", "version", "owner");

    /** @param address where the file lies, which its front matter must agree with */
    static DocumentFile read(Path file, Address address) throws IOException, BadFile {
        byte[] bytes = Files.readAllBytes(file);
        if (bytes.length > LONGEST_BYTES) {
            throw new BadFile(1, "is longer than " + LONGEST_BYTES + " bytes");
        }
        List<String> lines = Characters.of(bytes).lines().toList();
        FrontMatter front = FrontMatter.read(lines, KEYS);
        front.value("department", "the name of the folder", value -> same(value, address.department()));
        front.value("doc_code", "the name of the file", value -> same(value, address.docCode()));
        String body =
                String.join("\n", lines.subList(front.lines(), lines.size())).strip();
        if (body.isEmpty()) {
            throw new BadFile(lines.size(), "has no text");
        }
        return new DocumentFile(
                address,
                front.value("title", "1 to 200 characters", DocumentFile::line),
                front.value("classification", "public, internal, confidential or restricted", DocumentFile::named),
                front.value("effective_date", "a day as in 2026-04-01", DocumentFile::day),
                front.value("version", "a whole number from 1 on", DocumentFile::number),
                front.value("owner", "1 to 200 characters", DocumentFile::line),
                body,
                Sha256.hex(RECIPE.getBytes(UTF_8), bytes));
    }

    private static @Nullable String same(String value, String wanted) {
        return value.equals(wanted) ? value : null;
    }

    private static @Nullable String line(String value) {
        return value.isBlank() || value.length() > LONGEST_LINE ? null : value;
    }

    private static @Nullable Classification named(String value) {
        for (Classification one : Classification.values()) {
            if (one.name().toLowerCase(Locale.ROOT).equals(value)) {
                return one;
            }
        }
        return null;
    }

    private static @Nullable LocalDate day(String value) {
        try {
            return LocalDate.parse(value);
        } catch (DateTimeException noDay) {
            return null;
        }
    }

    private static @Nullable Integer number(String value) {
        return value.matches("[1-9][0-9]{0,5}") ? Integer.valueOf(value) : null;
    }
}
