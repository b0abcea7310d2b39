package com.kosha.core.accounts;

import com.kosha.contract.GroupBy;
import com.kosha.contract.KoshaException;
import com.kosha.core.search.Days;
import com.kosha.core.search.Shape;
import java.time.DateTimeException;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** What an account's spending is asked for: both days belong to the window. */
public record SpendingQuestion(String accountId, LocalDate fromDate, LocalDate toDate, GroupBy groupBy) {
    public SpendingQuestion {
        Shape.ACCOUNT.check(accountId);
        Days.check(fromDate, toDate);
    }

    /**
     * Reads the question as it stands in a URL.
     *
     * @throws KoshaException {@code invalid_argument} of what is missing, malformed or out of range
     */
    static SpendingQuestion parse(
            String accountId, @Nullable String fromDate, @Nullable String toDate, @Nullable String groupBy) {
        return new SpendingQuestion(accountId, day("from_date", fromDate), day("to_date", toDate), groupBy(groupBy));
    }

    private static LocalDate day(String field, @Nullable String text) {
        try {
            return LocalDate.parse(text == null ? "" : text);
        } catch (DateTimeException malformed) {
            throw KoshaException.invalidArgument(field, "must be a day, written yyyy-MM-dd");
        }
    }

    private static GroupBy groupBy(@Nullable String text) {
        for (GroupBy groupBy : GroupBy.values()) {
            if (groupBy.name().equalsIgnoreCase(text)) {
                return groupBy;
            }
        }
        throw KoshaException.invalidArgument("group_by", "must be category, month or rail");
    }
}
