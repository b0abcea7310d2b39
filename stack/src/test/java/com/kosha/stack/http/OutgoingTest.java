package com.kosha.stack.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.resilience.AttemptLimits;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.LogicalCall;
import com.kosha.resilience.Repeat;
import com.kosha.stack.MovedTime;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OutgoingTest {
    private final MovedTime time = new MovedTime();

    private Outgoing after(Duration passed) {
        Deadline deadline = Deadline.in(Duration.ofSeconds(5), time);
        time.pass(passed);
        AttemptLimits limits = AttemptLimits.of(3, Duration.ofSeconds(2), Duration.ofMillis(150));
        return new LogicalCall<>(
                        limits, deadline, Repeat.SAFE, attempt -> Outgoing.inside(attempt, "secret", "00-a-b-01"))
                .attempt();
    }

    @Test
    void the_callee_is_told_when_this_attempt_ends_less_the_margin() {
        assertThat(after(Duration.ZERO).headers())
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        "Authorization", "Bearer secret",
                        "X-Request-Deadline", "2026-11-30T10:00:01.850Z",
                        "X-Request-Sent", "2026-11-30T10:00:00.000Z",
                        "X-Request-Attempt", "1",
                        "traceparent", "00-a-b-01"));
    }

    @Test
    void near_the_end_it_is_told_the_requests_own_deadline_less_the_margin() {
        assertThat(after(Duration.ofSeconds(4)).headers())
                .containsEntry("X-Request-Deadline", "2026-11-30T10:00:04.850Z")
                .containsEntry("X-Request-Sent", "2026-11-30T10:00:04.000Z");
    }

    @Test
    void it_prints_no_token() {
        assertThat(after(Duration.ZERO).toString()).doesNotContain("secret");
    }
}
