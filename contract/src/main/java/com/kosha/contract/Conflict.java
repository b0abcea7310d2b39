package com.kosha.contract;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Why a change conflicts with what is there: the closed set of reasons, with the one sentence that callers read. */
public enum Conflict {
    /** Ruling 23: under one key, one set of arguments. */
    KEY_REUSED("This idempotency key was used for other arguments; take a new one."),
    /** The one conflict that is over when the same is asked again. */
    IN_FLIGHT("The same is being done at this moment; ask again shortly.", Duration.ofSeconds(1)),
    NOT_A_DEBIT("Only money that left the account can be disputed."),
    NOT_COMPLETED("Only a completed transaction can be disputed."),
    DISPUTE_STANDS("A dispute of this transaction for this reason stands already."),
    DECISION_STANDS("A decision on this item stands already."),
    EVENT_GONE("The event is not there any more."),
    LEASE_LOST("This lease does not stand any more."),
    NOT_BLOCKED("The screening is not blocked any more."),
    NOT_REFUNDABLE("The dispute is not open any more, so it cannot be refunded."),
    NOT_THE_DISPUTED_AMOUNT("The amount must be exactly what is disputed."),
    PAYMENT_STANDS("The ledger has had its payment for this already."),
    NO_PAYMENT("The ledger holds no payment that could be reversed."),
    REFUND_SETTLED("The refund is settled and cannot be cancelled any more."),
    REFUND_FALLEN("The refund does not stand any more."),
    STOPPED("It was stopped before it was complete, and has been undone."),
    STUCK("An earlier try could not be undone entirely; operators have it in their queue."),
    NOT_STUCK("The step waits for no compensation any more."),
    /** One that this side does not know by name. */
    OTHER("This conflicts with what is there already.");

    private final String inWords;
    private final @Nullable Duration retryAfter;

    Conflict(String inWords) {
        this(inWords, null);
    }

    Conflict(String inWords, @Nullable Duration retryAfter) {
        this.inWords = inWords;
        this.retryAfter = retryAfter;
    }

    /** One sentence for the caller. */
    public String inWords() {
        return inWords;
    }

    /** Empty where asking again does not help. */
    public Optional<Duration> retryAfter() {
        return Optional.ofNullable(retryAfter);
    }

    /** The reason as it stands in an error's details. */
    public String wire() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The reason with that wire name; {@link #OTHER} for one that nobody here knows. */
    public static Conflict ofWire(@Nullable String wire) {
        for (Conflict reason : values()) {
            if (reason.wire().equals(wire)) {
                return reason;
            }
        }
        return OTHER;
    }
}
