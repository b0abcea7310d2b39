package com.kosha.resilience;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class SettingsTest {
    private static final Duration SECOND = Duration.ofSeconds(1);

    @Test
    void a_bulkhead_has_a_permit() {
        assertRefused(() -> new Bulkhead("x", 0));
        assertThat(new Bulkhead("x", 1).size()).isOne();
    }

    @Test
    void a_breaker_has_a_window_a_ratio_a_duration_and_a_probe() {
        assertThatCode(() -> new BreakerSettings(1, 1.0, Duration.ofNanos(1), 1))
                .doesNotThrowAnyException();
        assertRefused(() -> new BreakerSettings(0, 0.5, SECOND, 3));
        assertRefused(() -> new BreakerSettings(20, 0.0, SECOND, 3));
        assertRefused(() -> new BreakerSettings(20, 1.01, SECOND, 3));
        assertRefused(() -> new BreakerSettings(20, Double.NaN, SECOND, 3));
        assertRefused(() -> new BreakerSettings(20, 0.5, Duration.ZERO, 3));
        assertRefused(() -> new BreakerSettings(20, 0.5, SECOND, 0));
    }

    @Test
    void a_call_has_an_attempt_and_time_for_it() {
        assertThatCode(() -> AttemptLimits.of(1, Duration.ofNanos(1), Duration.ZERO))
                .doesNotThrowAnyException();
        assertRefused(() -> AttemptLimits.of(0, SECOND, SECOND));
        assertRefused(() -> AttemptLimits.of(1, Duration.ZERO, SECOND));
        assertRefused(() -> AttemptLimits.of(1, SECOND.negated(), SECOND));
        assertRefused(() -> AttemptLimits.of(1, SECOND, Duration.ofNanos(-1)));
        assertRefused(() -> Dependency.READS.withCap(SECOND, Duration.ZERO));
    }

    @Test
    void a_budget_a_bucket_a_window_and_a_hedge_hold_something() {
        assertRefused(() -> new RetryBudget(-1, 10));
        assertRefused(() -> new RetryBudget(11, 10));
        assertRefused(() -> new TokenBucket(0, 1_000));
        assertRefused(() -> new TokenBucket(20, 0));
        assertRefused(() -> new SlidingWindow(0, SECOND));
        assertRefused(() -> new SlidingWindow(1, Duration.ofNanos(999_999)));
        assertRefused(() -> new HedgeDelay(Duration.ofMillis(99)));
        assertThat(new HedgeDelay(Duration.ofMillis(100)).get()).isEqualTo(Duration.ofMillis(50));
        assertRefused(() -> new Backoff(SECOND, Duration.ofMillis(999)));
    }

    @Test
    void the_machines_own_clocks_dice_and_sleep_are_there() throws Exception {
        long before = Time.system().nanos();
        Sleeper.system().sleep(Duration.ofMillis(1));

        assertThat(Time.system().nanos() - before).isGreaterThanOrEqualTo(1_000_000);
        assertThat(Time.system().wall()).isAfter(VirtualTime.START.minusSeconds(1));
        assertThat(Chance.system().draw()).isGreaterThanOrEqualTo(0).isLessThan(1);
    }

    private static void assertRefused(ThrowingCallable making) {
        assertThatThrownBy(making).isInstanceOf(IllegalArgumentException.class);
    }
}
