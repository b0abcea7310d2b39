package com.kosha.core.idempotency;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.kosha.contract.Problem;
import com.kosha.core.Refusal;
import com.kosha.core.Writers;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class TurnsTest {
    private final Turns turns = new Turns();

    record Arguments(String what) {}

    private static Deed deed(String operation, String what) {
        return Deed.of(operation, new Arguments(what), Map.of("what", what));
    }

    private static Write hurried() {
        return Writers.within(Duration.ofMillis(100), "user-1", "agent-1", false, UUID.randomUUID());
    }

    @Test
    void whoever_means_the_same_waits_for_nine_tenths_of_its_time_and_is_told_to_come_back() {
        Write first = Writers.under(UUID.randomUUID());

        Problem problem = turns.take(
                first,
                deed("count_up", "this"),
                () -> Refusal.of(() -> turns.take(hurried(), deed("count_up", "this"), () -> 1)));

        assertThat(problem.code() + " " + problem.retryAfterS()).isEqualTo("conflict 1");
    }

    @Test
    void whoever_means_something_else_does_not_wait() {
        Write first = Writers.under(UUID.randomUUID());

        int done = turns.take(
                first,
                deed("count_up", "this"),
                () -> turns.take(hurried(), deed("count_up", "that"), () -> 1)
                        + turns.take(hurried(), deed("count_down", "this"), () -> 1));

        assertThat(done).isEqualTo(2);
    }

    @Test
    void nothing_is_left_behind_and_the_next_one_has_its_turn_even_after_a_failure() {
        Write write = Writers.under(UUID.randomUUID());

        assertThatThrownBy(() -> turns.take(write, deed("count_up", "this"), () -> {
                    throw new IllegalStateException("failed");
                }))
                .hasMessage("failed");

        assertThat(turns.take(hurried(), deed("count_up", "this"), () -> 1)).isEqualTo(1);
        assertThat(turns.size()).isZero();
    }
}
