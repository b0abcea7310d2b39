package com.kosha.bench.hedging;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Far from the targets on either side, so that a busy machine does not matter; the page has the exact numbers. */
class RaceTest {
    private static final Duration SLOW = Duration.ofSeconds(2);
    private static final int CALLS = 400;

    @Test
    void the_slowest_calls_of_a_slow_primary_take_a_quarter_at_most_and_every_loser_is_cancelled() throws Exception {
        Provider primary = new Provider(1, 0.05, SLOW);

        Race hedged = Race.hedged(CALLS, primary, new Provider(2, 0, SLOW));

        assertThat(hedged.p99()).isLessThan(SLOW.dividedBy(2).plusMillis(500));
        assertThat(hedged.callsEach()).isBetween(1.0, 1.1 + 1.0 / CALLS);
        assertThat(hedged.cancelled()).isPositive();
    }

    @Test
    void when_both_are_slow_a_tenth_more_is_asked_at_most() throws Exception {
        Race both = Race.hedged(80, new Provider(1, 1, SLOW), new Provider(2, 1, SLOW));

        assertThat(both.callsEach()).isLessThanOrEqualTo(1.1 + 1.0 / 80);
    }
}
