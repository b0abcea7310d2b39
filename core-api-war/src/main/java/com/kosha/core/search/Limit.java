package com.kosha.core.search;

import com.kosha.contract.KoshaException;

/** How many rows a page may hold. */
public final class Limit {
    private static final int LARGEST = 100;

    private Limit() {}

    /**
     * The limit itself, once it is known to be in range.
     *
     * @throws KoshaException {@code invalid_argument} of {@code limit}
     */
    public static int check(int limit) {
        if (limit < 1 || limit > LARGEST) {
            throw KoshaException.invalidArgument("limit", "must be between 1 and " + LARGEST);
        }
        return limit;
    }
}
