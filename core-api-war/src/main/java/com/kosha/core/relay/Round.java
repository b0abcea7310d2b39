package com.kosha.core.relay;

import com.kosha.core.db.Call;
import com.kosha.core.db.Viewer;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.Time;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * One round of the relay: take some events, carry them, say what became of them. Two short transactions, and none while
 * they are on their way. Where it ends in between, the lease ends too, and the next relay sends the same events under
 * the same ids.
 */
final class Round {
    private static final Logger LOG = Logger.getLogger(Round.class.getName());
    private static final Viewer NOBODY = new Viewer("relay", "core-api", Set.of(), Optional.empty(), false);
    private static final Duration PATIENCE = Duration.ofSeconds(3);
    /** Of a lease: what is left to say what became of them, and for clocks that go at different speeds. */
    private static final Duration RESERVE = Duration.ofSeconds(5);

    private static final Duration CLOCKS = Duration.ofSeconds(1);
    /** As long ago as the queue has taken something, it is sound, and what it refuses now is itself to blame. */
    private static final Duration SOUND = Duration.ofMinutes(1);

    /** How a round ended. */
    enum End {
        /** There was nothing to send. */
        IDLE,
        /** Something was sent, or is dead: there may be more. */
        MOVED,
        /** There was something to send, and nothing of it has moved. */
        STUCK
    }

    private final Backlog backlog;
    private final Courier courier;
    private final Duration lease;
    private final Time time;
    private final RelayMetrics metrics;
    private Optional<Long> soundAt = Optional.empty();

    Round(Backlog backlog, Courier courier, Duration lease, Time time, RelayMetrics metrics) {
        this.backlog = backlog;
        this.courier = courier;
        this.lease = lease;
        this.time = time;
        this.metrics = metrics;
    }

    /** Runs one; throws what the database throws. */
    End run() {
        if (courier.restsNow()) {
            return End.STUCK;
        }
        Deadline until = Deadline.in(lease.minus(RESERVE), time);
        List<Letter> letters = backlog.claim(call(), Parcels.MOST, lease);
        if (letters.isEmpty()) {
            return End.IDLE;
        }
        Delivery delivery = courier.carry(letters, until);
        if (!delivery.sent().isEmpty()) {
            soundAt = Optional.of(time.nanos());
        }
        Map<String, String> counted = new HashMap<>(delivery.refused());
        Map<String, String> putOff = new HashMap<>();
        (isSound() ? counted : putOff).putAll(delivery.doubtful());
        counted.forEach(Round::tell);
        putOff.forEach(Round::tell);
        int dead = backlog.settle(inPatience(), letters, delivery.sent(), counted, putOff);
        metrics.ended(delivery.sent().size(), letters.size() - delivery.sent().size(), dead);
        return delivery.sent().isEmpty() && counted.isEmpty() ? End.STUCK : End.MOVED;
    }

    private static void tell(String event, String code) {
        LOG.log(Level.WARNING, "event=outbox_refused event_id={0} code={1}", new Object[] {event, code});
    }

    private boolean isSound() {
        return soundAt.filter(at -> time.nanos() - at < SOUND.toNanos()).isPresent();
    }

    /** Takes away what was sent long ago. */
    void sweep(Duration kept) {
        backlog.sweep(call(), kept);
    }

    private Call call() {
        return new Call(NOBODY, Deadline.in(PATIENCE, time));
    }

    /** What is sent is sent; unwritten, it would be sent again. */
    private Call inPatience() {
        return new Call(NOBODY, Deadline.in(RESERVE.minus(CLOCKS), time)).inPatience();
    }
}
