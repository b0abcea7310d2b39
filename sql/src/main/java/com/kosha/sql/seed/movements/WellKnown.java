package com.kosha.sql.seed.movements;

import com.kosha.sql.seed.accounts.Account;
import org.jspecify.annotations.Nullable;

/**
 * What documentation and tests rely on. Every tenth account, the first among them, gets batches whose lines share one
 * microsecond and lie across the ends of pages of 25, 50 and 100; the first account's newest movements hold words that
 * a scan must hide.
 */
public final class WellKnown {
    /** Places from the newest, 0 first, at which a batch begins. */
    private static final int[] BATCHES = {20, 45, 95};

    private static final int LINES = 12;
    private static final int FIRST_WORDS = 3;

    private WellKnown() {}

    public static boolean movesInBatches(Account account) {
        return account.number() % 10 == 1 && account.first();
    }

    /** The place of the oldest line of the batch that a place is in; null outside of batches. */
    static @Nullable Integer oldestOfBatch(int place, int places) {
        for (int newest : BATCHES) {
            int oldest = newest + LINES - 1;
            if (newest <= place && place <= oldest && oldest < places) {
                return oldest;
            }
        }
        return null;
    }

    /** The newest movement of the first account is with the one counterparty whom everybody may rely on. */
    static boolean paysTheRegular(Account account, int place) {
        return account.number() == 1 && place == 0;
    }

    static boolean speaksTooMuch(Account account, int place) {
        return account.number() == 1 && FIRST_WORDS <= place && place < FIRST_WORDS + PlantedText.ALL.size();
    }

    static PlantedText words(int place) {
        return PlantedText.ALL.get(place - FIRST_WORDS);
    }
}
