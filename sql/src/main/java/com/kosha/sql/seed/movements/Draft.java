package com.kosha.sql.seed.movements;

import com.kosha.contract.Direction;
import com.kosha.contract.Rail;
import org.jspecify.annotations.Nullable;

/**
 * A movement before it has an id and a fate.
 *
 * @param at microseconds since 1970
 * @param shop what the counterparty sells; absent between people
 * @param alert the number of the alert that points at it; 0 for none. Such a movement always completes
 */
public record Draft(
        long at,
        Direction direction,
        long paise,
        Rail rail,
        Counterparty with,
        Merchants.@Nullable Shop shop,
        String narration,
        int alert) {

    public static Draft of(long at, Direction direction, long paise, Rail rail, Counterparty with, String narration) {
        return new Draft(at, direction, paise, rail, with, null, narration, 0);
    }

    Draft at(long moment) {
        return new Draft(moment, direction, paise, rail, with, shop, narration, alert);
    }

    Draft worth(long amount) {
        return new Draft(at, direction, amount, rail, with, shop, narration, alert);
    }

    Draft saying(String words) {
        return new Draft(at, direction, paise, rail, with, shop, words, alert);
    }

    /** The same, as a trigger of an alert. */
    public Draft triggering(int alertNumber) {
        return new Draft(at, direction, paise, rail, with, shop, narration, alertNumber);
    }
}
