package com.kosha.gateway.tools;

import static java.time.temporal.ChronoUnit.DAYS;

import com.kosha.contract.KoshaException;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** The rule for a range of days, both ends included: forwards, and 366 days apart at most. */
final class DateRange {
    static final int LONGEST_DAYS = 366;

    private DateRange() {}

    static void check(String firstField, @Nullable LocalDate first, String lastField, @Nullable LocalDate last) {
        if (first == null || last == null) {
            return;
        }
        if (last.isBefore(first)) {
            throw KoshaException.invalidArgument(lastField, "must not lie before " + firstField);
        }
        if (DAYS.between(first, last) > LONGEST_DAYS) {
            throw KoshaException.invalidArgument(
                    lastField, "must lie at most " + LONGEST_DAYS + " days after " + firstField);
        }
    }
}
