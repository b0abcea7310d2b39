package com.kosha.contract;

import java.util.Objects;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * What became of a screening that was lent to a worker.
 *
 * @param answer the vendor's, of {@code ANSWERED} alone
 */
public record ScreeningReport(
        UUID lease, Outcome outcome, @Nullable ScreeningAnswer answer) {
    /** How the vendor took it. */
    public enum Outcome {
        ANSWERED,
        /** It did not answer: to be asked again later. */
        NO_ANSWER,
        /** It does not take this question, and never will. */
        REFUSED
    }

    public ScreeningReport {
        Objects.requireNonNull(lease);
        Objects.requireNonNull(outcome);
        if ((outcome == Outcome.ANSWERED) != (answer != null)) {
            throw KoshaException.invalidArgument("answer", "is there when the vendor answered, and only then");
        }
    }
}
