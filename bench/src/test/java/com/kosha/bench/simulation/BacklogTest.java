package com.kosha.bench.simulation;

import static com.kosha.bench.simulation.Backlog.CALLS_PER_SECOND;
import static com.kosha.bench.simulation.Backlog.END;
import static com.kosha.bench.simulation.Backlog.MOVES_FROM;
import static com.kosha.bench.simulation.Backlog.STILL_FROM;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class BacklogTest {
    private static final Duration AN_OPEN_DURATION_LATER = MOVES_FROM.plusSeconds(15);

    @Test
    void every_call_is_answered_again_at_most_an_open_duration_after_it_moves() {
        Traffic kosha = Backlog.kosha();

        long seconds = END.minus(AN_OPEN_DURATION_LATER).toSeconds();
        assertThat(kosha.answered.sum(AN_OPEN_DURATION_LATER, END))
                .isBetween(CALLS_PER_SECOND * seconds - 1.0, CALLS_PER_SECOND * seconds + 1.0);
    }

    @Test
    void it_gets_fewer_requests_in_trouble_than_in_health() {
        assertThat(Backlog.kosha().requests.most(STILL_FROM, END)).isLessThanOrEqualTo(CALLS_PER_SECOND + 1.0);
    }

    @Test
    void a_naive_client_keeps_it_down_for_good() {
        Traffic naive = Backlog.naive();

        assertThat(naive.answered.sum(AN_OPEN_DURATION_LATER, END)).isZero();
        assertThat(naive.requests.most(MOVES_FROM, END)).isEqualTo(3 * CALLS_PER_SECOND);
    }
}
