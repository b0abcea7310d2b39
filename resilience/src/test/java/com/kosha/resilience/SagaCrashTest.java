package com.kosha.resilience;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The runner dies before each of its writes in turn, and another goes on: all or nothing stands, whatever happens. */
class SagaCrashTest {
    private static final Set<SagaState> UNFINISHED = EnumSet.of(SagaState.RUNNING, SagaState.COMPENSATING);

    private final VirtualTime time = new VirtualTime();
    private final SagaRunner runner = new SagaRunner(Duration.ofSeconds(5), time);
    private final Notebook journal = new Notebook();
    private final Trip trip = new Trip();

    private void run() {
        try {
            runner.run(trip.legs, journal, Deadline.in(Duration.ofSeconds(4), time), () -> false);
        } catch (Notebook.Crash | SagaUndone ended) {
            assertThat(ended).isNotNull();
        }
    }

    private void resume() {
        while (UNFINISHED.contains(journal.state())) {
            try {
                runner.resume(trip.legs, journal);
            } catch (Notebook.Crash again) {
                assertThat(again).isNotNull();
            }
        }
    }

    /** Seven writes take a trip to its end. */
    static IntStream writesForward() {
        return IntStream.rangeClosed(0, 7);
    }

    @ParameterizedTest
    @MethodSource("writesForward")
    void after_a_crash_on_the_way_forward_all_of_it_stands_or_nothing(int write) {
        journal.crashBefore(write);

        run();
        resume();

        boolean complete = write >= 6;
        assertThat(journal.state()).isEqualTo(complete ? SagaState.COMPLETED : SagaState.COMPENSATED);
        assertThat(trip.standing()).hasSize(complete ? 3 : 0);
    }

    /** Twelve writes take a trip that fails at the car there and back. */
    static IntStream writesThereAndBack() {
        return IntStream.rangeClosed(0, 12);
    }

    @ParameterizedTest
    @MethodSource("writesThereAndBack")
    void after_a_crash_at_any_point_of_the_unwinding_nothing_stands(int write) {
        trip.leg("car").before = () -> {
            throw new Trip.SoldOut();
        };
        journal.crashBefore(write);

        run();
        resume();

        assertThat(journal.state()).isEqualTo(SagaState.COMPENSATED);
        assertThat(trip.standing()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("writesForward")
    void a_write_that_fails_on_the_way_forward_undoes_all_of_it(int write) {
        journal.failAt(write);

        run();
        resume();

        boolean complete = write >= 7;
        assertThat(journal.state()).isEqualTo(complete ? SagaState.COMPLETED : SagaState.COMPENSATED);
        assertThat(trip.standing()).hasSize(complete ? 3 : 0);
    }
}
