package com.kosha.core;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.kosha.contract.KoshaException;
import com.kosha.contract.Problem;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** What a caller is told when a call fails. */
public final class Refusal {
    private Refusal() {}

    /** The problem body of the failure, under a trace that is always the same. */
    public static Problem of(ThrowingCallable call) {
        return catchThrowableOfType(KoshaException.class, call).problem("trace");
    }

    /** The field that an {@code invalid_argument} names. */
    public static String field(ThrowingCallable call) {
        Problem problem = of(call);
        return problem.code() + " "
                + (problem.details() == null ? "" : problem.details().get("field"));
    }
}
