package com.kosha.core.saga;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.core.BankSystem;
import com.kosha.resilience.SagaState;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Two compensations of one saga fail, and a person decides on each by itself. */
class StuckSagaTest {
    private final SagaSystem system = new SagaSystem();

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
        system.reject(saga, "second");

        system.approve(saga, "first");
        system.resume();

        assertThat(system.undone).containsExactly("first");
        assertThat(items(saga)).isEqualTo("second:REJECTED first:APPROVED");
        assertThat(stands(saga)).isEqualTo("STUCK");
    }

    @Test
    void what_is_approved_while_the_other_is_undone_runs_too_and_once() {
        UUID saga = stuck();
        system.undoing = step -> {
            if (step.equals("first")) {
                system.approve(saga, "second");
            }
        };

        system.approve(saga, "first");
        system.resume();

        assertThat(system.undone).containsExactly("first", "second");
        assertThat(stands(saga)).isEqualTo("COMPENSATED");
        assertThat(system.ended).containsExactly(SagaState.STUCK, SagaState.COMPENSATED);
    }

    @Test
    void approved_and_failed_again_it_is_one_new_item() {
        UUID saga = stuck();
        system.undoing = StuckSagaTest::fails;

        system.approve(saga, "first");
        system.resume();

        assertThat(items(saga)).isEqualTo("second:OPEN first:APPROVED first:OPEN");
        assertThat(stands(saga)).isEqualTo("STUCK");
    }
}
