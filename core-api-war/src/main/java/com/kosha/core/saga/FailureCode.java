package com.kosha.core.saga;

import com.kosha.contract.KoshaException;
import com.kosha.resilience.DeadlineExceeded;
import com.kosha.resilience.SagaStopped;
import org.jspecify.annotations.Nullable;

/** A failure as the journal keeps it: a code, never its words. */
final class FailureCode {
    private FailureCode() {}

    /** @param failure absent when the server went that ran the saga */
    static String of(@Nullable RuntimeException failure) {
        if (failure == null) {
            return "crashed";
        }
        if (failure instanceof SagaStopped) {
            return "stopped";
        }
        if (failure instanceof DeadlineExceeded) {
            return "deadline_exceeded";
        }
        return failure instanceof KoshaException known ? known.code().wire() : "internal";
    }
}
