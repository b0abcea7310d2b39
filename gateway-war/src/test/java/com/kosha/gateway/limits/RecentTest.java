package com.kosha.gateway.limits;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class RecentTest {

    @Test
    void of_a_flood_of_clients_only_those_that_asked_last_are_remembered() {
        AtomicInteger made = new AtomicInteger();
        Recent<Integer> recent = new Recent<>(client -> made.incrementAndGet());

        int first = recent.of("client-0");
        int second = recent.of("client-1");
        recent.of("client-0");
        for (int i = 2; i <= 10_000; i++) {
            recent.of("client-" + i);
        }

        assertThat(recent.of("client-0")).isEqualTo(first);
        assertThat(recent.of("client-1")).isNotEqualTo(second);
    }
}
