package com.kosha.contract;

import java.time.LocalDate;
import java.util.List;
import java.util.Objects;

/**
 * Whom the vendor is asked about.
 *
 * @param name in any script, 2 to 200 characters
 * @param dates of birth or of incorporation, as far as they are known
 * @param countries ISO 3166, two letters each
 */
public record ScreeningQuestion(String name, EntityType type, List<LocalDate> dates, List<String> countries) {
    public ScreeningQuestion {
        Objects.requireNonNull(name);
        Objects.requireNonNull(type);
        dates = List.copyOf(dates);
        countries = List.copyOf(countries);
    }

    /** It holds a name, so it prints none. */
    @Override
    public String toString() {
        return "ScreeningQuestion[" + type + "]";
    }
}
