package com.kosha.core.saga;

import com.kosha.core.BankSystem;
import com.kosha.core.Writers;
import com.kosha.core.db.Db;
import com.kosha.core.idempotency.Write;
import com.kosha.core.queue.Decisions;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.SagaState;
import com.kosha.resilience.SagaStep;
import com.kosha.resilience.SagaUndone;
import com.kosha.resilience.Time;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/**
 * Sagas of three steps that end where and how a test wants it: the last step fails, and those compensations fail that
 * are named.
 */
final class SagaSystem implements SagaKind {
    private static final SagaSettings SETTINGS = new SagaSettings(Duration.ofSeconds(30), Duration.ofSeconds(5));

    /** What happens while a step is undone. */
    interface Undoing {
        void of(String step);
    }

    record Nothing() {}

    final Db db = Writers.eight();
    final List<String> undone = new ArrayList<>();
    final List<SagaState> ended = new ArrayList<>();
    Runnable running = () -> {};
    Undoing undoing = step -> {};
    boolean lastFails = true;

    private final Decisions decisions = new Decisions(db, List.of(new ApprovedCompensation()));
    private final Sagas sagas = new Sagas(db, SETTINGS, Time.system(), List.of(this), ended::add);

    @Override
    public String name() {
        return "three_steps";
    }

    @Override
    public List<SagaStep> steps(Saga saga) {
        return List.of(new OpeningStep("first", deadline -> undo("first")), new Step("second"), new Step("third"));
    }

    private void undo(String step) {
        undone.add(step);
        undoing.of(step);
    }

    private final class Step implements SagaStep {
        private final String name;

        Step(String name) {
            this.name = name;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public void run(Deadline deadline) {
            running.run();
            if (lastFails && name.equals("third")) {
                throw new IllegalStateException("as the test wants it");
            }
        }

        @Override
        public void compensate(Deadline deadline) {
            undo(name);
        }

        @Override
        public boolean didNothing(RuntimeException failure) {
            return true;
        }
    }

    /** One of that subject is run to its end; its id. */
    UUID run(String subject) {
        UUID id = UUID.randomUUID();
        Saga saga = Saga.of(
                id, name(), subject, new Nothing(), BankSystem.ordinary().viewer(), Writers.TRACE);
        Sagas.Opened opened = db.write(BankSystem.ordinary(), transaction -> sagas.open(transaction, saga));
        try {
            sagas.run(opened, Writers.under(UUID.randomUUID()));
        } catch (SagaUndone end) {
            return id;
        }
        return id;
    }

    /** A person approves that this step is undone once more. */
    void approve(UUID saga, String step) {
        decisions.approve(operator(), item(saga, step), "Mended");
    }

    /** A person has undone it by hand. */
    void reject(UUID saga, String step) {
        decisions.reject(operator(), item(saga, step), "Undone by hand");
    }

    private static Write operator() {
        return Writers.by("boss", "console", true, UUID.randomUUID());
    }

    private static String item(UUID saga, String step) {
        return BankSystem.look("SELECT max(item_id) FROM ops.review_queue WHERE reference = '"
                + CompensationReference.of(saga, step) + "'");
    }

    /** Goes on with every saga whose server is gone, or of which a person has said so. */
    void resume() {
        boolean more = true;
        while (more) {
            more = sagas.resumeOne();
        }
    }
}
