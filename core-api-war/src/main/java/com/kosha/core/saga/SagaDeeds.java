package com.kosha.core.saga;

import com.kosha.contract.Conflict;
import com.kosha.contract.KoshaException;
import com.kosha.core.db.Contention;
import com.kosha.core.db.Db;
import com.kosha.core.db.Transaction;
import com.kosha.core.idempotency.Answer;
import com.kosha.core.idempotency.Deed;
import com.kosha.core.idempotency.Once;
import com.kosha.core.idempotency.Turns;
import com.kosha.core.idempotency.Write;
import com.kosha.resilience.SagaState;
import com.kosha.resilience.SagaStopped;
import com.kosha.resilience.SagaUndone;
import com.kosha.resilience.Sleeper;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Does a deed once whose effect is a saga's (ruling 23): whoever comes first opens the saga and takes it to its end, and
 * those who mean the same meanwhile wait for that end, on whichever server they are. Only what completed is remembered.
 */
public final class SagaDeeds {
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(50);
    /** What is kept of a request's time to say why there is no answer. */
    private static final Duration MARGIN = Duration.ofMillis(300);

    /** The deed's saga is being run by somebody: what it will come to is not known yet. */
    private static final class Undecided extends RuntimeException {
        Undecided() {
            super("The saga has not ended", null, false, false);
        }
    }

    private final Db db;
    private final Turns turns;
    private final Sagas sagas;
    private final Sleeper sleeper;

    public SagaDeeds(Db db, Turns turns, Sagas sagas, Sleeper sleeper) {
        this.db = db;
        this.turns = turns;
        this.sagas = sagas;
        this.sleeper = sleeper;
    }

    /**
     * The deed's effect, or what it was the first time.
     *
     * @throws KoshaException what made the saga fail, once all of it is undone; {@code conflict} when it was stopped, when
     *     it could not be undone, and as {@link Once#run} says
     */
    public <R extends Record> Answer<R> once(Deed deed, SagaWork<R> work) {
        return turns.take(work.write(), deed, () -> decided(deed, work));
    }

    private <R extends Record> Answer<R> decided(Deed deed, SagaWork<R> work) {
        while (true) {
            try {
                return tried(deed, work);
            } catch (Undecided yet) {
                pause(work.write());
            }
        }
    }

    private <R extends Record> Answer<R> tried(Deed deed, SagaWork<R> work) {
        AtomicReference<Sagas.@Nullable Opened> opened = new AtomicReference<>();
        Answer<R> answer = db.write(work.write().call(), transaction -> {
            work.authorize(transaction);
            Answer<R> known = Once.run(
                    transaction,
                    work.write(),
                    deed,
                    work.type(),
                    () -> work.first(
                            transaction,
                            (subject, payload) -> opened.set(sagas.open(transaction, saga(work, subject, payload)))));
            if (known.replayed()) {
                checkCompleted(transaction, work, known.result());
            }
            return known;
        });
        Sagas.Opened mine = opened.get();
        if (mine != null) {
            run(mine, work.write());
        }
        return answer;
    }

    private static Saga saga(SagaWork<?> work, String subject, Record payload) {
        Write write = work.write();
        return Saga.of(
                work.sagaId(), work.kind(), subject, payload, write.call().viewer(), write.traceId());
    }

    /** What this throws undoes the transaction too: nothing is remembered of an answer that may yet be none. */
    private static <R extends Record> void checkCompleted(Transaction transaction, SagaWork<R> work, R result) {
        SagaState state = SagaRows.state(transaction, work.sagaOf(result)).orElseThrow(Undecided::new);
        if (state == SagaState.STUCK) {
            throw KoshaException.conflict(Conflict.STUCK);
        }
        if (state != SagaState.COMPLETED) {
            throw new Undecided();
        }
    }

    private void run(Sagas.Opened opened, Write write) {
        try {
            sagas.run(opened, write);
        } catch (SagaUndone undone) {
            if (undone.end() == SagaState.STUCK) {
                throw KoshaException.conflict(Conflict.STUCK);
            }
            if (undone.end() == SagaState.COMPENSATING) { // another goes on with it: the same key is told how it ends
                throw Contention.busy();
            }
            throw undone.failure() instanceof SagaStopped
                    ? KoshaException.conflict(Conflict.STOPPED)
                    : undone.failure();
        }
    }

    private void pause(Write write) {
        if (!write.call().deadline().leavesAtLeast(MARGIN)
                || write.call().cancellation().isCalled()) {
            throw Contention.busy();
        }
        try {
            sleeper.sleep(BETWEEN_LOOKS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw Contention.busy();
        }
    }
}
