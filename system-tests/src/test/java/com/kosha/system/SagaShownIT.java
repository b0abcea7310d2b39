package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** An operator reads of a saga that a person must see to. */
class SagaShownIT {
    private final UUID saga = UUID.randomUUID();
    private final String refund =
            "RFD-" + ThreadLocalRandom.current().nextInt(90_000_000, 100_000_000); // none has such a number yet
    private final String trace = saga.toString().replace("-", "");

    @BeforeEach
    void keep() {
        Ledgers.rows(
                "INSERT INTO ops.sagas (saga_id, kind, state, subject_id, payload, started_by, client_id, trace_id,"
                        + " failure) VALUES ('" + saga + "', 'issue_refund', 'STUCK', '" + refund
                        + "', '{}', 'meera', 'kosha-cli', '" + trace + "', 'deadline_exceeded')");
        Ledgers.rows("INSERT INTO ops.saga_steps (saga_id, position, name, state, finished_at, undo_started_at,"
                + " undo_finished_at, failure, undo_failure) VALUES"
                + " ('" + saga + "', 1, 'mark_refund_issued', 'COMPENSATED', now(), now(), now(), NULL, NULL),"
                + " ('" + saga + "', 2, 'record_payment', 'COMPENSATION_FAILED', now(), now(), now(),"
                + " 'deadline_exceeded', 'dependency_unavailable')");
    }

    @AfterEach
    void forget() {
        Ledgers.rows("DELETE FROM ops.saga_steps WHERE saga_id = '" + saga + "'");
        Ledgers.rows("DELETE FROM ops.sagas WHERE saga_id = '" + saga + "'");
    }

    @Test
    void a_stuck_saga_is_told_with_what_could_not_be_undone_by_whatever_name_it_is_asked_for() {
        for (String name : List.of(saga.toString(), refund, trace)) {
            assertThat(Stack.kosha("saga", "show", name))
                    .contains("stuck", "(deadline_exceeded)", "asked for by meera through kosha-cli")
                    .containsPattern("1 mark_refund_issued +compensated")
                    .containsPattern("2 record_payment +compensation_failed \\(deadline_exceeded\\)")
                    .containsPattern("undone .*\\(dependency_unavailable\\)")
                    .contains("Could not be undone: record_payment. Compensated: mark_refund_issued.");
        }
    }

    @Test
    void it_is_listed_among_those_that_are_stuck_and_among_no_others() {
        assertThat(Stack.kosha("saga", "list", "--state", "stuck", "--subject", refund))
                .contains(saga.toString());
        assertThat(Stack.kosha("saga", "list", "--state", "completed", "--subject", refund))
                .isEmpty();
    }

    @Test
    void what_there_is_not_ends_with_an_error() {
        assertThatThrownBy(() -> Stack.kosha("saga", "show", "RFD-00000000")).hasMessageContaining("no such saga");
        assertThatThrownBy(() -> Stack.kosha("saga", "list", "--state", "odd")).hasMessageContaining("must be one of");
    }
}
