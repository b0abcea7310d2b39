package com.kosha.screening.lists;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the remarks of an SDN entry say in half-sentences: {@code DOB 12 Jan 1960; nationality Syria; a.k.a. 'ABU X'}. */
final class Remarks {
    private static final Pattern BORN = Pattern.compile("\\bDOB (\\d{2} [A-Z][a-z]{2} \\d{4})");
    private static final Pattern COUNTRY = Pattern.compile("\\b(?:nationality|citizen|country) ([A-Z][A-Za-z ]+)");
    private static final Pattern ALIAS = Pattern.compile("a\\.k\\.a\\. '([^']+)'");
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("dd MMM uuuu", Locale.ENGLISH);
    private static final Map<String, String> CODES = Arrays.stream(Locale.getISOCountries())
            .collect(Collectors.toMap(Remarks::englishName, Function.identity(), (first, second) -> first));

    private Remarks() {}

    static List<LocalDate> dates(String remarks) {
        return all(BORN, remarks).map(Remarks::day).flatMap(Optional::stream).toList();
    }

    static List<String> countries(String remarks) {
        return all(COUNTRY, remarks)
                .map(name -> Optional.ofNullable(CODES.get(name.strip())))
                .flatMap(Optional::stream)
                .distinct()
                .toList();
    }

    static Stream<String> aliases(String remarks) {
        return all(ALIAS, remarks);
    }

    private static Stream<String> all(Pattern pattern, String remarks) {
        Matcher found = pattern.matcher(remarks);
        return found.results().map(result -> result.group(1));
    }

    private static Optional<LocalDate> day(String written) {
        try {
            return Optional.of(LocalDate.parse(written, DAY));
        } catch (DateTimeParseException noSuchDay) {
            return Optional.empty();
        }
    }

    private static String englishName(String code) {
        return new Locale.Builder().setRegion(code).build().getDisplayCountry(Locale.ENGLISH);
    }
}
