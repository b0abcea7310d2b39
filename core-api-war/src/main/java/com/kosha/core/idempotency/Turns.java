package com.kosha.core.idempotency;

import com.kosha.core.db.Contention;
import com.kosha.resilience.Deadline;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Lets those of one server that mean the same go one after another: a duplicate in flight waits here, without a
 * connection, and leaves those to others. That a deed is done once is not decided here but in the database, where other
 * servers meet it too.
 */
@ApplicationScoped
public class Turns {
    /** One deed, as long as somebody is at it or waits for it. */
    private static final class Turn {
        private final Semaphore free = new Semaphore(1, true);
        private int people;
    }

    private final Map<Deed.Meaning, Turn> turns = new ConcurrentHashMap<>();

    /**
     * Does the work when its turn has come.
     *
     * @throws com.kosha.contract.KoshaException {@code conflict}, with a time to wait, when it does not come in time
     */
    public <R> R take(Write write, Deed deed, Supplier<R> work) {
        Turn turn = turns.compute(deed.meaning(), (meaning, known) -> joined(known == null ? new Turn() : known));
        try {
            if (!comes(turn, write.call().deadline())) {
                throw Contention.busy();
            }
            try {
                return work.get();
            } finally {
                turn.free.release();
            }
        } finally {
            turns.compute(deed.meaning(), (meaning, known) -> left(turn));
        }
    }

    /** How many deeds are being done or waited for. */
    int size() {
        return turns.size();
    }

    private static Turn joined(Turn turn) {
        turn.people++;
        return turn;
    }

    @SuppressWarnings("NullAway") // null is how a map is told to let go
    private static Turn left(Turn turn) {
        turn.people--;
        return turn.people == 0 ? null : turn;
    }

    /** Nine tenths of the time at most, so that the answer can still say why. */
    private static boolean comes(Turn turn, Deadline deadline) {
        try {
            return turn.free.tryAcquire(deadline.remaining().toNanos() / 10 * 9, TimeUnit.NANOSECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
