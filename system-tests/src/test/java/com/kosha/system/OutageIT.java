package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class OutageIT {
    private static final String ROHAN = "{'customer_id':'CUS-00000001'}";

    @AfterEach
    void start_again() {
        Stack.kosha("start", "postgres");
    }

    @Test
    void without_postgresql_a_data_tool_says_so_and_comes_back_without_a_restart() {
        assertThat(Mcp.call("support_agent", "get_customer_profile", ROHAN).failed())
                .isFalse();
        Stack.kosha("stop", "postgres");

        long before = System.nanoTime();
        Answer down = Mcp.call("support_agent", "get_customer_profile", ROHAN);
        Duration took = Duration.ofNanos(System.nanoTime() - before);
        Answer health = Mcp.call("support_agent", "get_service_health", "{}");

        assertThat(down.code()).isEqualTo("dependency_unavailable");
        assertThat(down.problem().path("dependency").asText()).isEqualTo("postgres");
        assertThat(took).as("the budget and the way there and back").isLessThan(Duration.ofSeconds(8));
        assertThat(health.failed()).isFalse();

        Stack.kosha("start", "postgres");
        Answer back = Eventually.of(
                () -> Mcp.call("support_agent", "get_customer_profile", ROHAN), answer -> !answer.failed());
        assertThat(back.content().path("customer_id").asText()).isEqualTo("CUS-00000001");
    }
}
