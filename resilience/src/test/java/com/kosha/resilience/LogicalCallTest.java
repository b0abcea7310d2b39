package com.kosha.resilience;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class LogicalCallTest {
    private final VirtualTime time = new VirtualTime();
    private final LogicalCall<Integer> call =
            new LogicalCall<>(Dependency.READS, Deadline.in(Duration.ofSeconds(5), time), Repeat.SAFE, Attempt::number);

    @Test
    void its_attempts_are_numbered_as_they_are_sent() {
        assertThat(call.sent()).isZero();
        assertThat(call.latest()).isEmpty();

        assertThat(call.attempt()).isEqualTo(1);
        assertThat(call.attempt()).isEqualTo(2);

        assertThat(call.sent()).isEqualTo(2);
        assertThat(call.latest())
                .hasValueSatisfying(attempt -> assertThat(attempt.number()).isEqualTo(2));
    }

    @Test
    void an_attempt_that_was_not_sent_does_not_count() {
        call.attempt();
        time.passMillis(4_850);

        assertThatThrownBy(call::attempt).isInstanceOf(DeadlineExceeded.class);
        assertThat(call.sent()).isEqualTo(1);
    }

    @Test
    void a_call_that_no_breaker_guards_is_never_stopped_by_one() {
        assertThat(call.admissionStands()).isTrue();
    }
}
