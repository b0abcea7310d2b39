package com.kosha.core.idempotency;

import java.util.function.UnaryOperator;

/**
 * What the caller of a write is told.
 *
 * @param result of the first time
 * @param replayed whether this is not the first time
 */
public record Answer<R extends Record>(R result, boolean replayed) {

    /** The result, said to be told again when it is. */
    public Answer<R> marked(UnaryOperator<R> again) {
        return replayed ? new Answer<>(again.apply(result), true) : this;
    }
}
