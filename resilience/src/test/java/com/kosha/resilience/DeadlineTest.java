package com.kosha.resilience;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DeadlineTest {
    private final VirtualTime time = new VirtualTime();

    @Test
    void it_is_reached_at_the_very_moment_and_not_before() {
        Deadline deadline = in(8_000);

        time.passMillis(7_999);
        assertThat(deadline.expired()).isFalse();
        deadline.check();

        time.passMillis(1);
        assertThat(deadline.expired()).isTrue();
        assertThat(deadline.remaining()).isZero();
        assertThatThrownBy(deadline::check).isInstanceOf(DeadlineExceeded.class);
    }

    @Test
    void setting_the_wall_clock_moves_no_deadline() {
        Deadline deadline = in(8_000);

        time.setBackWall(Duration.ofHours(1));
        time.passMillis(3_000);

        assertThat(deadline.remaining()).isEqualTo(Duration.ofSeconds(5));
        assertThat(deadline.at()).isEqualTo(VirtualTime.START.plusSeconds(8));
    }

    @ParameterizedTest
    @CsvSource({"299, false", "300, true", "301, true"})
    void a_tool_starts_with_three_hundred_milliseconds_and_no_less(long left, boolean starts) {
        assertThat(in(left).leavesAtLeast(Duration.ofMillis(300))).isEqualTo(starts);
    }

    @ParameterizedTest
    @CsvSource({"599, 499", "600, 500", "601, 500"})
    void the_wait_for_a_connection_is_half_a_second_or_what_is_left(long left, long wait) {
        assertThat(in(left).timeout(Duration.ofMillis(100), Duration.ofMillis(500)))
                .isEqualTo(Duration.ofMillis(wait));
    }

    @ParameterizedTest
    @CsvSource({"2599, 1999", "2600, 2000", "2601, 2000"})
    void embeddings_leave_half_a_second_to_the_full_text_search(long left, long timeout) {
        Deadline forEmbeddings = in(left).keeping(Duration.ofMillis(500));

        assertThat(forEmbeddings.timeout(Duration.ofMillis(100), Duration.ofSeconds(2)))
                .isEqualTo(Duration.ofMillis(timeout));
    }

    @Test
    void less_than_a_millisecond_is_not_handed_on_as_zero() {
        Deadline deadline = in(101);
        time.pass(Duration.ofNanos(1));

        assertThatThrownBy(() -> deadline.timeout(Duration.ofMillis(100), Duration.ofSeconds(3)))
                .isInstanceOf(DeadlineExceeded.class);
    }

    @Test
    void a_reserve_moves_the_wall_moment_too() {
        assertThat(in(6_000).keeping(Duration.ofMillis(1_500)).at()).isEqualTo(VirtualTime.START.plusMillis(4_500));
    }

    private Deadline in(long millis) {
        return Deadline.in(Duration.ofMillis(millis), time);
    }
}
