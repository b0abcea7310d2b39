package com.kosha.sql.seed.draw;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.List;

/** The lists that names, places and merchants are drawn from: tab-separated files beside the code. */
public final class Sheet {
    private Sheet() {}

    /** The rows of {@code seed/<name>}, without comments. */
    public static List<List<String>> rows(String name) {
        try (InputStream in = Sheet.class.getResourceAsStream("/seed/" + name)) {
            if (in == null) {
                throw new IllegalArgumentException("No sheet " + name);
            }
            return new BufferedReader(new InputStreamReader(in, UTF_8))
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> List.of(line.split("\t", -1)))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
