package com.kosha.resilience;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class RetryBudgetTracesTest {
    private final RetryBudget budget = RetryBudget.forRetries();

    @Test
    void ten_retries_may_be_taken_at_first_and_no_eleventh() {
        JsonNode trace = Traces.get("B05_initial");

        trace.get("takes").forEach(taken -> assertThat(budget.withdraw()).isEqualTo(taken.asBoolean()));

        assertThat(budget.milliTokens()).isEqualTo(trace.get("balance").asInt());
    }

    @Test
    void it_never_saves_up_more_than_its_cap() {
        for (int success = 0; success < 1_000; success++) {
            budget.deposit();
        }

        assertThat(budget.milliTokens()).isEqualTo(Traces.get("B07_cap").asInt());
    }

    @Test
    void in_the_long_run_a_tenth_of_the_calls_is_retried() {
        JsonNode trace = Traces.get("B08_longrun_50pct_retry_demand");

        int retries = 0;
        for (int call = 1; call <= trace.get("calls").asInt(); call++) {
            budget.deposit();
            if (call % 2 == 0 && budget.withdraw()) {
                retries++;
            }
        }

        assertThat(retries).isEqualTo(trace.get("retries").asInt());
    }

    @Test
    void twenty_failing_calls_make_thirty_attempts_and_the_next_is_not_sent() {
        Dependency dependency = new Dependency().alwaysAnswering(503);

        for (int call = 0; call < 20; call++) {
            assertThat(dependency.call(Duration.ofSeconds(60))).isInstanceOf(GivenUp.class);
        }
        assertThat(dependency.attempts())
                .isEqualTo(Traces.get("B09_outage_20_calls").get("attempts").asInt());

        assertThat(dependency.call(Duration.ofSeconds(60))).isInstanceOf(CircuitOpen.class);
        assertThat(dependency.attempts()).isEqualTo(30);
    }
}
