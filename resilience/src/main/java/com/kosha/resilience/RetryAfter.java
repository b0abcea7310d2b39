package com.kosha.resilience;

import static java.time.ZoneOffset.UTC;

import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the header {@code Retry-After}: seconds or an HTTP date (RFC 9110). */
public final class RetryAfter {
    private static final Pattern SECONDS = Pattern.compile("\\d+");
    private static final int DIGITS_THAT_FIT = 9;
    private static final Duration LONGEST = Duration.ofSeconds(999_999_999);

    // The form of today and the two that a recipient must still read
    private static final List<DateTimeFormatter> DATES = List.of(
            DateTimeFormatter.RFC_1123_DATE_TIME,
            DateTimeFormatter.ofPattern("EEEE, dd-MMM-yy HH:mm:ss zzz", Locale.US),
            DateTimeFormatter.ofPattern("EEE MMM ppd HH:mm:ss yyyy", Locale.US).withZone(UTC));

    private RetryAfter() {}

    /** The wait from {@code now} on: zero for a date in the past, empty when absent or not to be read. */
    public static Optional<Duration> parse(@Nullable String header, Instant now) {
        if (header == null) {
            return Optional.empty();
        }
        String value = header.strip();
        if (SECONDS.matcher(value).matches()) {
            return Optional.of(
                    value.length() > DIGITS_THAT_FIT ? LONGEST : Duration.ofSeconds(Integer.parseInt(value)));
        }
        return date(value).map(then -> {
            Duration wait = Duration.between(now, then);
            return wait.isNegative() ? Duration.ZERO : wait.compareTo(LONGEST) > 0 ? LONGEST : wait;
        });
    }

    private static Optional<Instant> date(String value) {
        return DATES.stream().flatMap(form -> date(value, form).stream()).findFirst();
    }

    private static Optional<Instant> date(String value, DateTimeFormatter form) {
        try {
            return Optional.of(ZonedDateTime.parse(value, form).toInstant());
        } catch (DateTimeParseException anotherForm) {
            return Optional.empty();
        }
    }
}
