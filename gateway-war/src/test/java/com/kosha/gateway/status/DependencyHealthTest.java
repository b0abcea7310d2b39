package com.kosha.gateway.status;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.ErrorCode;
import com.kosha.stack.MovedTime;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class DependencyHealthTest {
    private final MovedTime time = new MovedTime();
    private final DependencyHealth health = DependencyHealthFixture.at(time);

    @Test
    void a_dependency_that_was_never_asked_has_not_been_seen() {
        assertThat(health.of("core-api")).isEmpty();
    }

    @Test
    void what_failed_last_is_remembered_after_a_success_that_came_later() {
        health.failed("core-api", 9_000_000, ErrorCode.DEADLINE_EXCEEDED);
        time.pass(Duration.ofSeconds(3));
        health.succeeded("core-api", 4_000_000);

        DependencyLook look = health.of("core-api").orElseThrow();
        assertThat(look.lastError()).isEqualTo(ErrorCode.DEADLINE_EXCEEDED);
        assertThat(look.lastLatencyMs()).isEqualTo(4);
        assertThat(look.lastCalledAt()).isEqualTo(time.wall()).isEqualTo(look.lastSucceededAt());
        assertThat(look.lastFailedAt()).isEqualTo(time.wall().minusSeconds(3));
    }

    @Test
    void a_failure_after_a_success_is_the_last_call() {
        health.succeeded("core-api", 1);
        time.pass(Duration.ofSeconds(3));
        health.failed("core-api", 2, ErrorCode.INTERNAL);

        assertThat(health.of("core-api").orElseThrow().lastCalledAt()).isEqualTo(time.wall());
    }
}
