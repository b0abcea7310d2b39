package com.kosha.sql.seed.movements;

import com.kosha.contract.AccountStatus;
import com.kosha.sql.seed.accounts.Account;
import com.kosha.sql.seed.draw.Dice;
import com.kosha.sql.seed.draw.Period;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** When an account moves, oldest first; what then happens is known for some moments and drawn later for the others. */
final class Timetable {
    /** Days after which an account that sleeps is not touched any more. */
    private static final int ASLEEP_FROM = 150;

    private static final int CLOSED_FROM = 700;
    private static final int FROZEN_FROM = 850;

    /**
     * A moment.
     *
     * @param fixed what happens then; absent where it is drawn later
     * @param batched whether it is a line of a batch, at one moment with the other lines
     */
    record Slot(long at, @Nullable Draft fixed, boolean batched) {}

    private final Moments moments;

    Timetable(Moments moments) {
        this.moments = moments;
    }

    /** So many slots: all of the pattern, up to half as many standing orders, the rest open. */
    List<Slot> of(Account account, int slots, List<Draft> standing, List<Draft> pattern, boolean wakes, Dice dice) {
        int days = wakes ? ASLEEP_FROM : days(account.status());
        long quietFrom = moments.start(days);
        List<Slot> table = new ArrayList<>();
        pattern.forEach(draft -> table.add(new Slot(draft.at(), draft, false)));
        standing.stream()
                .filter(draft -> draft.at() < quietFrom)
                .limit((slots - pattern.size()) / 2)
                .map(draft -> draft.at(besides(pattern, draft.at())))
                .forEach(draft -> table.add(new Slot(draft.at(), draft, false)));
        while (table.size() < slots) {
            table.add(new Slot(besides(pattern, moments.draw(dice, days)), null, false));
        }
        table.sort(Comparator.comparingLong(Slot::at));
        if (pattern.isEmpty() && WellKnown.movesInBatches(account)) {
            batch(table);
        }
        return table;
    }

    private static void batch(List<Slot> table) {
        for (int index = 0; index < table.size(); index++) {
            int place = table.size() - 1 - index;
            Integer oldest = WellKnown.oldestOfBatch(place, table.size());
            if (oldest != null) {
                table.set(index, new Slot(table.get(table.size() - 1 - oldest).at(), null, true));
            }
        }
    }

    /** A pattern stands alone in its days, so that nothing else spends its money. */
    private static long besides(List<Draft> pattern, long at) {
        if (pattern.isEmpty()) {
            return at;
        }
        long first = pattern.get(0).at();
        long last = pattern.get(pattern.size() - 1).at();
        return at < first || at > last ? at : at - (last - first) - Period.SECOND;
    }

    private static int days(AccountStatus status) {
        return switch (status) {
            case ACTIVE -> Period.DAYS;
            case DORMANT -> ASLEEP_FROM;
            case FROZEN -> FROZEN_FROM;
            case CLOSED -> CLOSED_FROM;
        };
    }
}
