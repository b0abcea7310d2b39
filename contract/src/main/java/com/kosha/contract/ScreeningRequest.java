package com.kosha.contract;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A screening to be put on record.
 *
 * @param answer absent: the vendor gave none, and is to be asked later
 */
public record ScreeningRequest(
        ScreeningQuestion question, @Nullable ScreeningAnswer answer) {
    public ScreeningRequest {
        Objects.requireNonNull(question);
    }
}
