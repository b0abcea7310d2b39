package com.kosha.resilience;

import static java.time.ZoneOffset.UTC;

import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.regex.Pattern;

/** How a moment stands in a header: RFC 3339 in UTC with milliseconds, such as {@code 2026-01-01T00:00:07.850Z}. */
public final class WireTime {
    private static final DateTimeFormatter MILLISECONDS =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(UTC);

    // Any fraction is read: a client's own library may print none, or nine digits
    private static final Pattern RFC_3339 = Pattern.compile("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z");
    private static final Pattern EPOCH_MILLISECONDS = Pattern.compile("\\d{13}");

    private WireTime() {}

    /** The moment as text, cut (not rounded) to the millisecond. */
    public static String format(Instant moment) {
        return MILLISECONDS.format(moment);
    }

    /** Reads RFC 3339 in UTC, or 13 digits of epoch milliseconds; empty for anything else. */
    public static Optional<Instant> parse(String text) {
        String trimmed = text.strip();
        if (EPOCH_MILLISECONDS.matcher(trimmed).matches()) {
            return Optional.of(Instant.ofEpochMilli(Long.parseLong(trimmed)));
        }
        if (!RFC_3339.matcher(trimmed).matches()) {
            return Optional.empty();
        }
        try {
            return Optional.of(Instant.parse(trimmed));
        } catch (DateTimeParseException noSuchDay) {
            return Optional.empty();
        }
    }
}
