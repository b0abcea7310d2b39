package com.kosha.core.saga;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.core.BankSystem;
import com.kosha.resilience.SagaState;
import com.kosha.resilience.Time;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class UnendedTest {
    private final SagaSystem system = new SagaSystem();
    private final Unended unended = new Unended(BankSystem.db(), Time.system());

    private long found(SagaState state) {
        Map<SagaState, Long> found = unended.count();
        return found.getOrDefault(state, 0L);
    }

    @Test
    void a_saga_counts_as_running_as_compensating_and_as_stuck_while_it_is() {
        long running = found(SagaState.RUNNING);
        long compensating = found(SagaState.COMPENSATING);
        long stuck = found(SagaState.STUCK);
        system.running = () -> assertThat(found(SagaState.RUNNING)).isEqualTo(running + 1);
        system.undoing = step -> {
            assertThat(found(SagaState.COMPENSATING)).isEqualTo(compensating + 1);
            throw new IllegalStateException("as the test wants it");
        };

        system.run("RFD-1");

        assertThat(found(SagaState.RUNNING)).isEqualTo(running);
        assertThat(found(SagaState.COMPENSATING)).isEqualTo(compensating);
        assertThat(found(SagaState.STUCK)).isEqualTo(stuck + 1);
    }

    @Test
    void a_stuck_one_on_which_a_person_has_decided_counts_no_more() {
        long stuck = found(SagaState.STUCK);
        system.undoing = step -> {
            throw new IllegalStateException("as the test wants it");
        };
        UUID saga = system.run("RFD-1");

        system.reject(saga, "first");
        assertThat(found(SagaState.STUCK)).isEqualTo(stuck + 1);
        system.reject(saga, "second");
        assertThat(found(SagaState.STUCK)).isEqualTo(stuck);
    }

    @Test
    void a_stuck_one_that_nobody_was_told_of_counts_too() {
        long stuck = found(SagaState.STUCK);
        system.undoing = step -> {
            throw new IllegalStateException("as the test wants it");
        };
        UUID saga = system.run("RFD-1");

        BankSystem.look("WITH gone AS (DELETE FROM ops.review_queue WHERE reference LIKE '" + saga
                + ":%' RETURNING 1) SELECT count(*) FROM gone");

        assertThat(found(SagaState.STUCK)).isEqualTo(stuck + 1);
    }

    @Test
    void one_that_has_ended_well_or_is_undone_counts_no_more() {
        system.run("RFD-1");
        system.lastFails = false;
        system.run("RFD-1");

        assertThat(unended.count()).doesNotContainKeys(SagaState.COMPLETED, SagaState.COMPENSATED);
    }
}
