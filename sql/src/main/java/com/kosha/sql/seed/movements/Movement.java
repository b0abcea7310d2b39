package com.kosha.sql.seed.movements;

import com.kosha.contract.Direction;
import com.kosha.contract.TransactionStatus;
import com.kosha.sql.seed.draw.Digits;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A movement with its id and all that happened to it. */
public record Movement(long number, Draft draft, String reference, List<Step> history) {

    /**
     * A status reached.
     *
     * @param at microseconds since 1970
     */
    public record Step(
            TransactionStatus status, long at, @Nullable String reason) {}

    public Movement {
        history = List.copyOf(history);
    }

    public String id() {
        return "TXN-" + Digits.padded(number, 12);
    }

    public TransactionStatus status() {
        return history.get(history.size() - 1).status();
    }

    /** What it adds to the balance: nothing unless completed. */
    public long effectPaise() {
        if (status() != TransactionStatus.COMPLETED) {
            return 0;
        }
        return draft.direction() == Direction.CREDIT ? draft.paise() : -draft.paise();
    }
}
