package com.kosha.contract;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One page of a keyset listing.
 *
 * @param next the position of the last row, to be handed in as {@code after}; absent on the last page
 * @param truncated whether a row cap cut the page shorter than was asked for; {@code next} goes on from there
 * @param asOf when the rows were read
 */
public record Page<T>(List<T> items, @Nullable String next, boolean truncated, Instant asOf) {
    public Page {
        items = List.copyOf(items);
    }
}
