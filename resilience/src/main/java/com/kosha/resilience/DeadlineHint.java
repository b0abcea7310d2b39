package com.kosha.resilience;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A request's deadline as its sender's headers ask for it, and what became of the asking (ruling 12).
 *
 * @param deadline never later than the receiver's own budget; already past when the outcome is {@code EXPIRED}
 */
public record DeadlineHint(Deadline deadline, Outcome outcome) {

    /** The header with the sender's deadline. */
    public static final String DEADLINE_HEADER = "X-Request-Deadline";
    /** The header with the moment of sending, by the same clock as the deadline. */
    public static final String SENT_HEADER = "X-Request-Sent";

    /** What a callee grants when its caller names no deadline that can be read. */
    public static final Duration CALLEE_BUDGET = Duration.ofSeconds(8);
    /** So far may a receiver's clock be behind its sender's before the sender's own arithmetic is used instead. */
    public static final Duration TOLERATED_SKEW = Duration.ofMillis(250);

    /** What became of the asking: the label of {@code kosha_deadline_hint_total}. */
    public enum Outcome {
        /** No header: the whole budget. */
        ABSENT,
        /** Nothing that can be read: the whole budget. */
        MALFORMED,
        /** Nearer than the budget: as asked. */
        HONOURED,
        /** Farther than the budget: the whole budget. */
        CLAMPED,
        /** Past on arrival: to be refused before anything is taken. */
        EXPIRED
    }

    /** Reads the two headers, either of which may be absent, against the receiver's own {@code budget}. */
    public static DeadlineHint read(@Nullable String deadline, @Nullable String sent, Duration budget, Time time) {
        Instant now = time.wall();
        if (deadline == null) {
            return new DeadlineHint(Deadline.in(budget, now, time), Outcome.ABSENT);
        }
        Optional<Instant> asked = WireTime.parse(deadline);
        if (asked.isEmpty()) {
            return new DeadlineHint(Deadline.in(budget, now, time), Outcome.MALFORMED);
        }
        Duration left = left(asked.get(), Optional.ofNullable(sent).flatMap(WireTime::parse), now);
        if (left.compareTo(budget) > 0) {
            return new DeadlineHint(Deadline.in(budget, now, time), Outcome.CLAMPED);
        }
        if (left.isZero() || left.isNegative()) {
            return new DeadlineHint(Deadline.in(Duration.ZERO, now, time), Outcome.EXPIRED);
        }
        return new DeadlineHint(Deadline.in(left, now, time), Outcome.HONOURED);
    }

    /** The same at a callee, whose caller is one of ours: its budget is {@link #CALLEE_BUDGET}. */
    public static DeadlineHint readAtCallee(@Nullable String deadline, @Nullable String sent, Time time) {
        return read(deadline, sent, CALLEE_BUDGET, time);
    }

    private static Duration left(Instant asked, Optional<Instant> sent, Instant now) {
        Duration here = Duration.between(now, asked);
        return sent.map(then -> Duration.between(then, asked))
                .filter(atSender -> here.compareTo(atSender.plus(TOLERATED_SKEW)) > 0)
                .orElse(here);
    }
}
