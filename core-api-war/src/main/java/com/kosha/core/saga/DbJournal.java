package com.kosha.core.saga;

import com.kosha.contract.QueueKind;
import com.kosha.core.db.Call;
import com.kosha.core.db.Db;
import com.kosha.core.db.Query;
import com.kosha.core.db.Transaction;
import com.kosha.core.queue.Matter;
import com.kosha.core.queue.ReviewQueue;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.JournalLost;
import com.kosha.resilience.SagaJournal;
import com.kosha.resilience.SagaState;
import com.kosha.resilience.SagaStep;
import com.kosha.resilience.StepState;
import com.kosha.resilience.Time;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One saga's journal in PostgreSQL. Each write holds only while its writer has the lease, which it prolongs: whoever was
 * taken for dead and is not finds every door shut.
 */
final class DbJournal implements SagaJournal {
    /**
     * Of its own, not of the request: what happened must be written however late it is. Longer than a statement may
     * run: every connection may just have begun one.
     */
    static final Duration PATIENCE = Duration.ofSeconds(5);

    private final Db db;
    private final Time time;
    private final Saga saga;
    private final SagaKind kind;
    private final List<SagaStep> steps;
    private final String holder;
    private final Duration lease;

    DbJournal(Db db, Time time, Saga saga, SagaKind kind, String holder, Duration lease) {
        this.db = db;
        this.time = time;
        this.saga = saga;
        this.kind = kind;
        this.steps = kind.steps(saga);
        this.holder = holder;
        this.lease = lease;
    }

    List<SagaStep> declared() {
        return steps;
    }

    @Override
    public SagaState state() {
        return db.write(call(), transaction -> SagaRows.state(transaction, saga.id()))
                .orElseThrow(JournalLost::new);
    }

    @Override
    public Map<String, StepState> steps() {
        Map<String, StepState> begun = new HashMap<>();
        db.list(
                call(),
                Query.of(StepRows.OF_SAGA).with("saga", saga.id()),
                row -> begun.put(row.getString("name"), StepState.valueOf(row.getString("state"))));
        return begun;
    }

    @Override
    public void step(String name, StepState state, @Nullable RuntimeException why) {
        Query write = mine(StepRows.WRITE)
                .with("lease", SagaRows.seconds(lease))
                .with("position", position(name))
                .with("step", name)
                .with("state", state.name())
                .with("failure", why == null ? "" : FailureCode.of(why));
        db.write(call(), transaction -> {
            held(transaction, write);
            if (state == StepState.COMPENSATION_FAILED) {
                ReviewQueue.add(transaction, matter(name, FailureCode.of(why)));
            }
            return true;
        });
    }

    @Override
    public void complete() {
        Query complete = mine(StepRows.COMPLETE);
        db.write(call(), transaction -> {
            held(transaction, complete);
            kind.complete(transaction, saga);
            return true;
        });
    }

    @Override
    public boolean unwind(@Nullable RuntimeException why) {
        Query unwind =
                mine(StepRows.UNWIND).with("lease", SagaRows.seconds(lease)).with("failure", FailureCode.of(why));
        return db.write(call(), transaction -> {
            if (transaction.first(unwind, row -> true).isPresent()) {
                return true;
            }
            if (SagaRows.state(transaction, saga.id()).orElseThrow(JournalLost::new) != SagaState.COMPLETED) {
                throw new JournalLost();
            }
            return false;
        });
    }

    @Override
    public SagaState unwound(SagaState end) {
        Query lock = mine(StepRows.LOCK);
        Query unwound = mine(StepRows.UNWOUND).with("end", end.name());
        return db.write(call(), transaction -> {
            held(transaction, lock);
            return transaction
                    .first(unwound, row -> SagaState.valueOf(row.getString("state")))
                    .orElseThrow(JournalLost::new);
        });
    }

    private Matter matter(String step, String failure) {
        return new Matter(
                QueueKind.COMPENSATION,
                CompensationReference.of(saga.id(), step),
                "This step of a saga could not be undone; an approval tries it once more.",
                Map.of(
                        "saga_id", saga.id().toString(),
                        "saga_kind", saga.kind(),
                        "step", step,
                        "subject_id", saga.subjectId(),
                        "failure", failure),
                saga.startedBy(),
                saga.traceId());
    }

    private Query mine(String statement) {
        return Query.of(statement).with("saga", saga.id()).with("holder", holder);
    }

    private static boolean held(Transaction transaction, Query write) {
        if (transaction.first(write, row -> true).isEmpty()) {
            throw new JournalLost();
        }
        return true;
    }

    private int position(String name) {
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i).name().equals(name)) {
                return i + 1;
            }
        }
        throw new IllegalArgumentException("There is no step " + name);
    }

    private Call call() {
        return OwnCalls.patient(Deadline.in(PATIENCE, time));
    }
}
