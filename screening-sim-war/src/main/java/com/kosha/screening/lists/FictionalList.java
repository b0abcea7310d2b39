package com.kosha.screening.lists;

import com.kosha.contract.EntityType;
import com.kosha.screening.normalize.Name;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Our own list: nobody on it exists. Tab-separated, several values of a column between bars. */
public final class FictionalList {
    /** The list's name in every match. */
    public static final String NAME = "KOSHA-FICTION";

    private static final String FILE = "/watch-list.tsv";

    private FictionalList() {}

    public static List<Entry> read() {
        try (InputStream file = Objects.requireNonNull(FictionalList.class.getResourceAsStream(FILE));
                BufferedReader lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(FictionalList::entry)
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Columns: id, type, name, aliases, dates, countries, programmes. */
    private static Entry entry(String line) {
        String[] columns = line.split("\t", -1);
        return new Entry(
                NAME,
                columns[0],
                EntityType.valueOf(columns[1]),
                Stream.concat(Stream.of(columns[2]), values(columns[3]))
                        .map(Name::of)
                        .toList(),
                values(columns[4]).map(LocalDate::parse).toList(),
                values(columns[5]).toList(),
                values(columns[6]).toList());
    }

    private static Stream<String> values(String column) {
        return Stream.of(column.split("\\|", -1)).filter(value -> !value.isEmpty());
    }
}
