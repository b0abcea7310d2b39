package com.kosha.core.db;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.kosha.resilience.ChaosSpec;
import com.kosha.resilience.ChaosSpec.Fault;
import com.kosha.resilience.ChaosSpec.Target;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.Time;
import com.kosha.stack.chaos.Faults;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatementFaultsTest {
    private static final Duration LIMIT = Duration.ofSeconds(3);

    private final List<Duration> slept = new ArrayList<>();
    private final StatementFaults faults = new StatementFaults(new Faults(() -> 0, slept::add));

    private static Call armed(Target target, Fault fault, Duration added) {
        return new Call(
                new Viewer("ravi", "desk", Set.of(), Optional.empty(), false),
                Deadline.in(LIMIT, Time.system()),
                1,
                new Cancellation(),
                Optional.of(new ChaosSpec(target, fault, added, 1, "header")));
    }

    @ParameterizedTest
    @CsvSource({"ERROR, CONNECT", "RESET, CONNECT", "TIMEOUT, TIMEOUT"})
    void a_fault_reads_as_what_it_plays(Fault fault, Outcome outcome) {
        SQLException failure = catchThrowableOfType(
                SQLException.class, () -> faults.strike(armed(Target.POSTGRES, fault, Duration.ZERO), LIMIT));

        assertThat(Failures.outcome(failure, false, false)).isEqualTo(outcome);
        assertThat(Failures.ofStatement(outcome, failure).dependency()).isEqualTo("postgres");
    }

    @Test
    void latency_delays_and_then_lets_the_statement_go() throws SQLException {
        faults.strike(armed(Target.POSTGRES, Fault.LATENCY, Duration.ofMillis(200)), LIMIT);

        assertThat(slept).containsExactly(Duration.ofMillis(200));
    }

    @Test
    void a_fault_for_another_dependency_leaves_statements_alone() throws SQLException {
        faults.strike(armed(Target.OPENAI, Fault.TIMEOUT, Duration.ZERO), LIMIT);

        assertThat(slept).isEmpty();
    }
}
