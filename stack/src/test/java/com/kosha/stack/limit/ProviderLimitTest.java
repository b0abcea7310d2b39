package com.kosha.stack.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.kosha.resilience.AttemptFailed;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.LimitFull;
import com.kosha.resilience.NoAnswer;
import com.kosha.resilience.SlidingWindow;
import com.kosha.stack.MovedTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProviderLimitTest {
    private static final Duration NEEDED = Duration.ofSeconds(2);
    private static final SlidingWindow TWO_A_SECOND = new SlidingWindow(2, Duration.ofSeconds(1));

    private final MovedTime time = new MovedTime();
    private final List<Duration> waits = new ArrayList<>();
    private final Places places = new LocalPlaces();
    private final ProviderLimit limit = new ProviderLimit(TWO_A_SECOND, places, time, time::pass, waits::add);

    private void attempt(Duration budget) {
        limit.await(Deadline.in(budget, time), NEEDED);
    }

    @Test
    void attempts_within_the_limit_do_not_wait_and_the_next_waits_for_its_place() {
        for (int i = 0; i < 3; i++) {
            attempt(Duration.ofSeconds(8));
        }

        assertThat(waits).containsExactly(Duration.ZERO, Duration.ZERO, Duration.ofSeconds(1));
        assertThat(time.wall()).isEqualTo(MovedTime.START.plusSeconds(1));
    }

    @Test
    void a_wait_that_leaves_too_little_fails_at_once_and_says_when_to_come_back() {
        attempt(Duration.ofSeconds(8));
        attempt(Duration.ofSeconds(8));

        LimitFull full = catchThrowableOfType(LimitFull.class, () -> attempt(Duration.ofMillis(2_999)));

        assertThat(full.retryAfter()).isEqualTo(Duration.ofSeconds(1));
        assertThat(time.wall()).isEqualTo(MovedTime.START);
    }

    @Test
    void a_wait_that_leaves_just_enough_is_waited() {
        attempt(Duration.ofSeconds(8));
        attempt(Duration.ofSeconds(8));
        attempt(Duration.ofSeconds(3));

        assertThat(waits).hasSize(3);
    }

    @Test
    void a_place_that_is_not_wanted_stays_free() {
        attempt(Duration.ofSeconds(8));
        attempt(Duration.ofSeconds(8));
        for (int i = 0; i < 2; i++) {
            assertThatExceptionOfType(LimitFull.class).isThrownBy(() -> attempt(Duration.ofSeconds(1)));
        }

        attempt(Duration.ofSeconds(8));

        assertThat(waits).last().isEqualTo(Duration.ofSeconds(1));
    }

    @Test
    void whoever_is_interrupted_while_waiting_has_left_and_stays_interrupted() {
        ProviderLimit interrupted = new ProviderLimit(
                new SlidingWindow(1, Duration.ofSeconds(1)),
                places,
                time,
                pause -> {
                    throw new InterruptedException();
                },
                waits::add);
        Deadline deadline = Deadline.in(Duration.ofSeconds(8), time);
        interrupted.await(deadline, NEEDED);

        AttemptFailed left = catchThrowableOfType(AttemptFailed.class, () -> interrupted.await(deadline, NEEDED));

        assertThat(left.failure()).isEqualTo(NoAnswer.CANCELLED);
        assertThat(Thread.interrupted()).isTrue();
    }
}
