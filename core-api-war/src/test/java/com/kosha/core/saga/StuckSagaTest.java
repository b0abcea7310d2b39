package com.kosha.core.saga;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.core.BankSystem;
import com.kosha.core.Writers;
import com.kosha.core.idempotency.Write;
import com.kosha.core.queue.Decisions;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Two compensations of one saga fail, and a person decides on each by itself. */
class StuckSagaTest {
    private final SagaSystem system = new SagaSystem();
    private final Decisions decisions = new Decisions(system.db, List.of(new ApprovedCompensation()));

    private static void fails(String step) {
        throw new IllegalStateException(step + " cannot be undone");
    }

    private UUID stuck() {
        system.undoing = StuckSagaTest::fails;
        UUID saga = system.run("RFD-1");
        assertThat(stands(saga)).isEqualTo("STUCK");
        system.undone.clear();
        system.undoing = step -> {};
        return saga;
    }

    private static Write operator() {
        return Writers.by("boss", "console", true, UUID.randomUUID());
    }

    private static String item(UUID saga, String step) {
        return BankSystem.look("SELECT max(item_id) FROM ops.review_queue WHERE reference = '"
                + CompensationReference.of(saga, step) + "'");
    }

    private static String items(UUID saga) {
        return BankSystem.look("SELECT string_agg(concat_ws(':', payload -> 'facts' ->> 'step', state), ' ' ORDER BY"
                + " item_id) FROM ops.review_queue WHERE reference LIKE '" + saga + ":%'");
    }

    private static String stands(UUID saga) {
        return BankSystem.look("SELECT state FROM ops.sagas WHERE saga_id = '" + saga + "'");
    }

    @Test
    void each_step_that_could_not_be_undone_is_an_item_of_its_own() {
        UUID saga = stuck();

        assertThat(items(saga)).isEqualTo("second:OPEN first:OPEN");
    }

    @Test
    void what_was_rejected_stays_decided_when_the_other_is_approved() {
        UUID saga = stuck();
        decisions.reject(operator(), item(saga, "second"), "It was undone by hand");

        decisions.approve(operator(), item(saga, "first"), "Mended");
        system.resume();

        assertThat(system.undone).containsExactly("first");
        assertThat(items(saga)).isEqualTo("second:REJECTED first:APPROVED");
        assertThat(stands(saga)).isEqualTo("STUCK");
    }

    @Test
    void what_is_approved_while_the_other_is_undone_runs_too_and_once() {
        UUID saga = stuck();
        String other = item(saga, "second");
        system.undoing = step -> {
            if (step.equals("first")) {
                decisions.approve(operator(), other, "Mended");
            }
        };

        decisions.approve(operator(), item(saga, "first"), "Mended");
        system.resume();

        assertThat(system.undone).containsExactly("first", "second");
        assertThat(stands(saga)).isEqualTo("COMPENSATED");
    }

    @Test
    void approved_and_failed_again_it_is_one_new_item() {
        UUID saga = stuck();
        system.undoing = StuckSagaTest::fails;

        decisions.approve(operator(), item(saga, "first"), "Once more");
        system.resume();

        assertThat(items(saga)).isEqualTo("second:OPEN first:APPROVED first:OPEN");
        assertThat(stands(saga)).isEqualTo("STUCK");
    }
}
