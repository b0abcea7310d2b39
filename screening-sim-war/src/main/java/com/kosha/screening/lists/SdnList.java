package com.kosha.screening.lists;

import com.kosha.contract.EntityType;
import com.kosha.screening.normalize.Name;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;

/**
 * A list in the public SDN layout: comma-separated and without a heading, {@code -0-} for what is not known. The main file
 * has ent_num, name, type, program, title, call sign, vessel type, tonnage, GRT, flag, owner, remarks; a second one,
 * which may be missing, has the aliases: ent_num, alt_num, alt_type, alt_name, remarks.
 */
public final class SdnList {
    /** The list's name in every match. */
    public static final String NAME = "SDN";

    private static final String NULL = "-0-";

    private SdnList() {}

    /**
     * Reads it whole.
     *
     * @throws IOException when a file is not there or no CSV
     */
    public static List<Entry> read(Path main, Optional<Path> aliases) throws IOException {
        Map<String, List<String>> also = aliases.isPresent() ? aliases(aliases.get()) : Map.of();
        List<Entry> entries = new ArrayList<>();
        for (CSVRecord row : rows(main)) {
            Optional<String> name = value(row, 1);
            if (name.isPresent()) { // the file ends with a line of its own kind
                entries.add(entry(row, name.get(), also.getOrDefault(row.get(0).strip(), List.of())));
            }
        }
        return entries;
    }

    private static Entry entry(CSVRecord row, String name, List<String> aliases) {
        String remarks = value(row, 11).orElse("");
        return new Entry(
                NAME,
                row.get(0).strip(),
                type(value(row, 2).orElse("")),
                Stream.of(Stream.of(name), aliases.stream(), Remarks.aliases(remarks))
                        .flatMap(names -> names)
                        .map(Name::of)
                        .toList(),
                Remarks.dates(remarks),
                Remarks.countries(remarks),
                value(row, 3).map(SdnList::programmes).orElse(List.of()));
    }

    /** What is neither a person nor a vessel stands there without a type; an aircraft is an organisation's. */
    private static EntityType type(String said) {
        return switch (said) {
            case "individual" -> EntityType.INDIVIDUAL;
            case "vessel" -> EntityType.VESSEL;
            default -> EntityType.ORGANISATION;
        };
    }

    private static List<String> programmes(String said) {
        return Stream.of(said.split("\\] \\[|;", -1))
                .map(String::strip)
                .filter(one -> !one.isEmpty())
                .toList();
    }

    private static Map<String, List<String>> aliases(Path file) throws IOException {
        Map<String, List<String>> byEntry = new HashMap<>();
        for (CSVRecord row : rows(file)) {
            value(row, 3)
                    .ifPresent(alias -> byEntry.computeIfAbsent(row.get(0).strip(), entry -> new ArrayList<>())
                            .add(alias));
        }
        return byEntry;
    }

    private static List<CSVRecord> rows(Path file) throws IOException {
        try (BufferedReader text = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            return CSVFormat.DEFAULT.parse(text).getRecords();
        }
    }

    private static Optional<String> value(CSVRecord row, int column) {
        return row.size() <= column
                ? Optional.empty()
                : Optional.of(row.get(column).strip()).filter(value -> !value.isEmpty() && !value.equals(NULL));
    }
}
