package com.kosha.stack.overrides;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.resilience.BreakerState;
import com.kosha.resilience.Verdict;
import com.kosha.stack.MovedTime;
import com.kosha.stack.StackFixture;
import com.kosha.stack.StackState;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class BreakerOverridesTest {
    private static final Duration KEPT = Duration.ofSeconds(30);
    private static final ForcedOpen FORCED = new ForcedOpen(true, null);

    private final MovedTime time = new MovedTime();
    private final StackState reads = StackFixture.of("core-api-read", "core-api", time);
    private final StackState writes = StackFixture.of("core-api-write", "core-api", time);
    private final StackState vendor = StackFixture.of("screening-sim", "screening-sim", time);
    private final List<String> read = new ArrayList<>();
    private final BreakerOverrides overrides =
            new BreakerOverrides(this::word, () -> List.of(reads, writes, vendor), KEPT, time);

    private @Nullable ForcedOpen coreApi = ForcedOpen.NO;

    private ForcedOpen word(String dependency) {
        read.add(dependency);
        if (!dependency.equals("core-api")) {
            return ForcedOpen.NO;
        }
        if (coreApi == null) {
            throw new IllegalStateException("the store is down");
        }
        return coreApi;
    }

    @Test
    void a_dependencys_override_is_followed_by_all_its_stacks_and_by_no_other() {
        coreApi = FORCED;
        overrides.look();

        assertThat(reads.breaker().state()).isEqualTo(BreakerState.FORCED_OPEN);
        assertThat(writes.breaker().state()).isEqualTo(BreakerState.FORCED_OPEN);
        assertThat(vendor.breaker().state()).isEqualTo(BreakerState.CLOSED);
    }

    @Test
    void a_look_reads_each_dependency_once() {
        overrides.look();

        assertThat(read).containsExactlyInAnyOrder("core-api", "screening-sim");
    }

    @Test
    void taken_back_it_is_closed_again() {
        coreApi = FORCED;
        overrides.look();
        coreApi = ForcedOpen.NO;
        overrides.look();

        assertThat(reads.breaker().state()).isEqualTo(BreakerState.CLOSED);
    }

    @Test
    void a_breaker_that_opened_by_itself_is_left_alone() {
        reads.breaker().enter().report(Verdict.FAILURE);
        reads.breaker().enter().report(Verdict.FAILURE);
        overrides.look();

        assertThat(reads.breaker().state()).isEqualTo(BreakerState.OPEN);
    }

    @Test
    void what_was_read_last_counts_through_thirty_seconds_of_errors_and_no_longer() {
        coreApi = FORCED;
        overrides.look();
        coreApi = null;

        time.pass(KEPT.minusNanos(1));
        overrides.look();
        assertThat(reads.breaker().state()).isEqualTo(BreakerState.FORCED_OPEN);

        time.pass(Duration.ofNanos(1));
        overrides.look();
        assertThat(reads.breaker().state()).isEqualTo(BreakerState.CLOSED);
    }

    @Test
    void a_store_that_answers_again_is_believed_again() {
        coreApi = null;
        overrides.look();
        coreApi = FORCED;
        overrides.look();

        assertThat(reads.breaker().state()).isEqualTo(BreakerState.FORCED_OPEN);
    }

    @Test
    void an_override_that_expires_ends_by_itself_at_that_very_second() {
        coreApi = new ForcedOpen(true, MovedTime.START.plusSeconds(10));

        time.pass(Duration.ofSeconds(10).minusMillis(1));
        overrides.look();
        assertThat(reads.breaker().state()).isEqualTo(BreakerState.FORCED_OPEN);

        time.pass(Duration.ofMillis(1));
        overrides.look();
        assertThat(reads.breaker().state()).isEqualTo(BreakerState.CLOSED);
    }

    @Test
    void an_override_that_expires_does_so_while_the_store_is_down_too() {
        coreApi = new ForcedOpen(true, MovedTime.START.plusSeconds(10));
        overrides.look();
        coreApi = null;

        time.pass(Duration.ofSeconds(10));
        overrides.look();

        assertThat(reads.breaker().state()).isEqualTo(BreakerState.CLOSED);
    }
}
