package com.kosha.core.search;

import com.kosha.contract.KoshaException;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/** The bank's days: they begin at midnight in India, wherever the caller is. */
public final class Days {
    /** The zone in which a day is a day and a month is a month. */
    public static final ZoneId ZONE = ZoneId.of("Asia/Kolkata");

    private static final int LONGEST_WINDOW_DAYS = 366;
    /** PostgreSQL knows no year beyond 294276 and nothing of ours lies outside these. */
    private static final LocalDate FIRST = LocalDate.of(1900, 1, 1);

    private static final LocalDate LAST = LocalDate.of(2999, 12, 31);

    private Days() {}

    /**
     * Both ends are days that can be, and in order, by 366 days at most; an absent end is open.
     *
     * @throws KoshaException {@code invalid_argument} of {@code from_date} or {@code to_date}
     */
    public static void check(@Nullable LocalDate from, @Nullable LocalDate to) {
        plausible("from_date", from);
        plausible("to_date", to);
        if (from == null || to == null) {
            return;
        }
        if (to.isBefore(from)) {
            throw KoshaException.invalidArgument("to_date", "must not lie before from_date");
        }
        if (ChronoUnit.DAYS.between(from, to) > LONGEST_WINDOW_DAYS) {
            throw KoshaException.invalidArgument(
                    "to_date", "must lie within " + LONGEST_WINDOW_DAYS + " days of from_date");
        }
    }

    /** When the day begins. */
    public static OffsetDateTime start(LocalDate day) {
        return day.atStartOfDay(ZONE).toOffsetDateTime();
    }

    /** When the day after it begins. */
    public static OffsetDateTime end(LocalDate day) {
        return start(day.plusDays(1));
    }

    private static void plausible(String field, @Nullable LocalDate day) {
        if (day != null && (day.isBefore(FIRST) || day.isAfter(LAST))) {
            throw KoshaException.invalidArgument(field, "must lie between " + FIRST + " and " + LAST);
        }
    }
}
