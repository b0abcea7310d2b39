package com.kosha.stack.chaos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.kosha.resilience.Attempt;
import com.kosha.resilience.AttemptFailed;
import com.kosha.resilience.AttemptLimits;
import com.kosha.resilience.BadStatus;
import com.kosha.resilience.ChaosSpec;
import com.kosha.resilience.ChaosSpec.Fault;
import com.kosha.resilience.ChaosSpec.Target;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.LogicalCall;
import com.kosha.resilience.NoAnswer;
import com.kosha.resilience.Repeat;
import com.kosha.resilience.Sleeper;
import com.kosha.stack.MovedTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FaultsTest {
    private static final Duration CAP = Duration.ofSeconds(2);

    private final MovedTime time = new MovedTime();
    private final List<Duration> slept = new ArrayList<>();
    private final Faults faults = new Faults(() -> 0.5, slept::add);

    private static Optional<ChaosSpec> spec(Fault fault, Duration added, double probability) {
        return Optional.of(new ChaosSpec(Target.CORE_API, fault, added, probability, "header"));
    }

    private static Optional<ChaosSpec> spec(Fault fault) {
        return spec(fault, Duration.ZERO, 1);
    }

    private Attempt attempt(Duration left) {
        LogicalCall<Attempt> call = new LogicalCall<>(
                AttemptLimits.of(1, CAP, Duration.ZERO), Deadline.in(left, time), Repeat.SAFE, attempt -> attempt);
        return call.attempt();
    }

    private AttemptFailed failed(Faults with, Optional<ChaosSpec> armed, Duration left) {
        return catchThrowableOfType(AttemptFailed.class, () -> with.strike(armed, "core-api", attempt(left)));
    }

    @Test
    void an_error_is_a_503_and_a_reset_a_broken_connection() {
        assertThat(failed(faults, spec(Fault.ERROR), CAP).failure()).isEqualTo(BadStatus.of(503));
        assertThat(failed(faults, spec(Fault.RESET), CAP).failure()).isEqualTo(NoAnswer.CONNECT);
        assertThat(slept).isEmpty();
    }

    @Test
    void a_timeout_hangs_for_the_attempts_whole_time_and_counts_as_one() {
        assertThat(failed(faults, spec(Fault.TIMEOUT), Duration.ofSeconds(5)).failure())
                .isEqualTo(NoAnswer.TIMEOUT);
        assertThat(slept).containsExactly(CAP);
    }

    @Test
    void a_timeout_that_the_requests_deadline_cut_short_is_not_the_dependencys_fault() {
        assertThat(failed(faults, spec(Fault.TIMEOUT), Duration.ofSeconds(1)).failure())
                .isEqualTo(NoAnswer.CUT_BY_DEADLINE);
        assertThat(slept).containsExactly(Duration.ofSeconds(1));
    }

    @Test
    void latency_delays_the_attempt_and_lets_it_go_unless_it_is_longer_than_the_attempt_may_take() {
        faults.strike(spec(Fault.LATENCY, Duration.ofMillis(500), 1), "core-api", attempt(CAP));
        AttemptFailed late = failed(faults, spec(Fault.LATENCY, CAP, 1), Duration.ofSeconds(5));

        assertThat(slept).containsExactly(Duration.ofMillis(500), CAP);
        assertThat(late.failure()).isEqualTo(NoAnswer.TIMEOUT);
    }

    @Test
    void who_leaves_while_it_hangs_ends_it() {
        Sleeper interrupted = pause -> {
            throw new InterruptedException();
        };

        AttemptFailed left = failed(new Faults(() -> 0, interrupted), spec(Fault.TIMEOUT), CAP);

        assertThat(left.failure()).isEqualTo(NoAnswer.CANCELLED);
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void nothing_strikes_that_is_not_armed_for_another_dependency_or_luckier_than_the_dice() {
        faults.strike(Optional.empty(), "core-api", attempt(CAP));
        faults.strike(spec(Fault.ERROR), "screening-sim", attempt(CAP));
        faults.strike(spec(Fault.ERROR), "dynamodb", attempt(CAP));
        faults.strike(spec(Fault.ERROR, Duration.ZERO, 0.5), "core-api", attempt(CAP));

        assertThat(slept).isEmpty();
        assertThat(failed(faults, spec(Fault.ERROR, Duration.ZERO, 0.6), CAP)).isNotNull();
    }
}
