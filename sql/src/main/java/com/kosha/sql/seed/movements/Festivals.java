package com.kosha.sql.seed.movements;

import com.kosha.sql.seed.draw.Sheet;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The days on which India shops for a festival. */
final class Festivals {
    private final Map<LocalDate, String> days = new HashMap<>();

    Festivals() {
        Sheet.rows("festivals.tsv")
                .forEach(row -> LocalDate.parse(row.get(1))
                        .datesUntil(LocalDate.parse(row.get(2)).plusDays(1))
                        .forEach(day -> days.put(day, row.get(0))));
    }

    Optional<String> on(LocalDate day) {
        return Optional.ofNullable(days.get(day));
    }
}
