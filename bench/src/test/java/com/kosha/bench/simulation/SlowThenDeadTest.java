package com.kosha.bench.simulation;

import static com.kosha.bench.simulation.SlowThenDead.CALLS_PER_SECOND;
import static com.kosha.bench.simulation.SlowThenDead.END;
import static com.kosha.bench.simulation.SlowThenDead.SILENT_FROM;
import static com.kosha.bench.simulation.SlowThenDead.WELL_FROM;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class SlowThenDeadTest {
    private static final Duration OPEN = KoshaClient.BREAKER.openDuration();
    private final Traffic kosha = SlowThenDead.kosha();

    @Test
    void requests_in_flight_never_exceed_the_bulkhead() {
        assertThat(kosha.inFlight.most(Duration.ZERO, END)).isEqualTo(KoshaClient.PERMITS);
    }

    @Test
    void no_call_outlives_its_deadline() {
        assertThat(kosha.slowest.most(Duration.ZERO, END)).isLessThanOrEqualTo(KoshaClient.BUDGET.toMillis() / 1e3);
    }

    @Test
    void a_silent_dependency_sees_three_probes_in_each_open_duration_and_nothing_else() {
        assertThat(kosha.requests.sum(SILENT_FROM, WELL_FROM))
                .isLessThanOrEqualTo(3.0 * WELL_FROM.minus(SILENT_FROM).dividedBy(OPEN));
    }

    @Test
    void all_traffic_is_back_an_open_duration_after_the_last_failed_probe() {
        Duration attempt = KoshaClient.LIMITS.cap();
        Duration back = WELL_FROM.plus(OPEN).plus(attempt);

        assertThat(kosha.answered.sum(back, END))
                .isBetween(
                        (double) CALLS_PER_SECOND * END.minus(back).toSeconds() - CALLS_PER_SECOND,
                        (double) CALLS_PER_SECOND * END.minus(back).toSeconds() + 1);
    }

    @Test
    void a_naive_client_fills_its_process_and_triples_the_load() {
        Traffic naive = SlowThenDead.naive();

        assertThat(naive.inFlight.most(Duration.ZERO, END)).isGreaterThan(7 * KoshaClient.PERMITS);
        assertThat(naive.requests.most(SILENT_FROM, WELL_FROM)).isEqualTo(3 * CALLS_PER_SECOND);
    }
}
