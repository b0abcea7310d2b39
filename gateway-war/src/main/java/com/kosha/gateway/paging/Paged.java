package com.kosha.gateway.paging;

import org.jspecify.annotations.Nullable;

/** The input of a listing. */
public interface Paged {
    int DEFAULT_ROWS = 25;

    /** Rows a page, 1 to 100, as the caller asked. */
    @Nullable
    Integer limit();

    /** The cursor of the page before, as the caller handed it in. */
    @Nullable
    String cursor();

    /** Rows a page. */
    default int rows() {
        Integer asked = limit();
        return asked == null ? DEFAULT_ROWS : asked;
    }
}
