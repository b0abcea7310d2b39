package com.kosha.core.saga;

import com.kosha.core.db.Db;
import com.kosha.core.db.Transaction;
import com.kosha.core.idempotency.Write;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.SagaRunner;
import com.kosha.resilience.SagaState;
import com.kosha.resilience.SagaUndone;
import com.kosha.resilience.Time;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;

/** Opens sagas, takes them to their end, and goes on with those whose server is gone. */
public final class Sagas {
    private static final Logger LOG = Logger.getLogger(Sagas.class.getName());
    private static final Duration PATIENCE = Duration.ofSeconds(3);

    /**
     * A saga that this server has just opened and is at work on.
     *
     * @param holder the name under which it is
     */
    public record Opened(Saga saga, String holder) {}

    private final Db db;
    private final SagaSettings settings;
    private final Time time;
    private final SagaRunner runner;
    private final Map<String, SagaKind> kinds;
    private final Consumer<SagaState> ends;

    /** @param ends hears how each saga ends that is run here */
    public Sagas(Db db, SagaSettings settings, Time time, List<SagaKind> kinds, Consumer<SagaState> ends) {
        this.db = db;
        this.settings = settings;
        this.time = time;
        this.runner = new SagaRunner(settings.compensation(), time);
        this.kinds = kinds.stream().collect(Collectors.toMap(SagaKind::name, Function.identity()));
        this.ends = ends;
    }

    /** Keeps a saga whose first step is done in this transaction. Once that is committed, {@link #run} must follow. */
    public Opened open(Transaction transaction, Saga saga) {
        String holder = UUID.randomUUID().toString();
        String first = kind(saga).steps(saga).get(0).name();
        SagaRows.open(transaction, saga, first, holder, settings.lease());
        return new Opened(saga, holder);
    }

    /**
     * Does the rest of it. The caller's leaving is a stop: it cuts no step, and what was done is undone.
     *
     * @throws SagaUndone when it did not complete
     */
    public void run(Opened opened, Write write) {
        DbJournal journal = journal(opened.saga(), opened.holder());
        try {
            runner.run(
                    journal.declared(),
                    journal,
                    write.call().deadline(),
                    write.call().cancellation()::isCalled);
            ended(opened.saga(), SagaState.COMPLETED);
        } catch (SagaUndone undone) {
            ended(opened.saga(), undone.end());
            throw undone;
        }
    }

    /** Goes on with one whose server is gone; false when there is none. */
    public boolean resumeOne() {
        String holder = UUID.randomUUID().toString();
        return SagaRows.claim(db, OwnCalls.until(Deadline.in(PATIENCE, time)), holder, settings.lease())
                .map(saga -> resumed(saga, holder))
                .isPresent();
    }

    private SagaState resumed(Saga saga, String holder) {
        DbJournal journal = journal(saga, holder);
        SagaState end = runner.resume(journal.declared(), journal);
        ended(saga, end);
        return end;
    }

    private DbJournal journal(Saga saga, String holder) {
        return new DbJournal(db, time, saga, kind(saga), holder, settings.lease());
    }

    private SagaKind kind(Saga saga) {
        SagaKind kind = kinds.get(saga.kind());
        if (kind == null) {
            throw new IllegalStateException(
                    "Nobody has declared the sagas of kind " + saga.kind() + ", as of " + saga.id());
        }
        return kind;
    }

    private void ended(Saga saga, SagaState end) {
        boolean over = end != SagaState.COMPENSATING; // another goes on with it, and counts it
        if (over) {
            ends.accept(end);
        }
        Level level = end == SagaState.COMPLETED ? Level.INFO : Level.WARNING;
        LOG.log(level, "event={5} trace_id={0} saga_id={1} kind={2} subject_id={3} state={4}", new Object[] {
            saga.traceId(), saga.id(), saga.kind(), saga.subjectId(), end, over ? "saga_ended" : "saga_left"
        });
    }
}
