package com.kosha.core.search;

import com.kosha.contract.Page;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;

/** Cuts pages. One row more than a page holds is read, to know whether another page follows. */
public final class Pages {
    private Pages() {}

    /**
     * The page that {@code rows} begin with.
     *
     * @param rows up to {@code limit + 1} of them
     * @param position where a row stands in the listing's order
     */
    public static <T> Page<T> cut(List<T> rows, int limit, Function<T, String> position, Instant asOf) {
        if (rows.size() <= limit) {
            return new Page<>(rows, null, false, asOf);
        }
        List<T> page = rows.subList(0, limit);
        return new Page<>(page, position.apply(page.get(limit - 1)), false, asOf);
    }
}
