package com.kosha.sql.seed.draw;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;

/**
 * The days that the movements cover, those of India. Moments are microseconds since 1970, as exact as the database.
 *
 * @param today the first day without movements
 */
public record Period(LocalDate today) {
    /** Two and a half years: an account sleeps after two. */
    public static final int DAYS = 900;

    public static final long SECOND = 1_000_000;
    public static final long MINUTE = 60 * SECOND;
    public static final long HOUR = 60 * MINUTE;
    public static final long DAY = 24 * HOUR;

    private static final ZoneId INDIA = ZoneId.of("Asia/Kolkata");

    public LocalDate day(int number) {
        return today.minusDays(DAYS - number);
    }

    /** Midnight at which a day begins, the first being 0. */
    public long start(int number) {
        return start(day(number));
    }

    public long start(LocalDate day) {
        return ChronoUnit.MICROS.between(Instant.EPOCH, day.atStartOfDay(INDIA).toInstant());
    }

    public long end() {
        return start(today);
    }

    public LocalDate dayOf(long moment) {
        return instant(moment).atZone(INDIA).toLocalDate();
    }

    public static Instant instant(long moment) {
        return Instant.EPOCH.plus(moment, ChronoUnit.MICROS);
    }
}
