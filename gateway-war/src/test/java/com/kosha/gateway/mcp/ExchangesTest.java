package com.kosha.gateway.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.kosha.contract.KoshaException;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.pipeline.RequestDouble;
import com.kosha.gateway.policy.Role;
import com.kosha.json.Json;
import jakarta.enterprise.concurrent.ManagedExecutorService;
import jakarta.enterprise.concurrent.ManagedScheduledExecutorService;
import jakarta.ws.rs.container.AsyncResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The work is done at once, on the thread that hands it over. */
class ExchangesTest {
    private final ScheduledThreadPoolExecutor clock = new ScheduledThreadPoolExecutor(1);
    private final CallContext call = new McpSystem().callOf(Role.SUPPORT_AGENT);
    private final Exchanges exchanges = new Exchanges();
    private final List<String> heard = new ArrayList<>();
    private boolean full;

    @BeforeEach
    void open() {
        clock.setRemoveOnCancelPolicy(true);
        exchanges.timer = RequestDouble.as(
                ManagedScheduledExecutorService.class, (proxy, method, arguments) -> method.invoke(clock, arguments));
        exchanges.threads = RequestDouble.as(ManagedExecutorService.class, (proxy, method, arguments) -> {
            if (full) {
                throw new RejectedExecutionException();
            }
            ((Runnable) arguments[0]).run();
            return null;
        });
    }

    @AfterEach
    void close() {
        clock.shutdownNow();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void nothing_waits_for_a_clock_behind_an_answer(boolean streams) {
        List<Integer> clocks = new ArrayList<>();

        exchanges.start(call, response(), streams, exchange -> {
            clocks.add(clock.getQueue().size());
            return Reply.result(7, Json.mapper().createObjectNode());
        });

        assertThat(clocks).containsExactly(1);
        assertThat(clock.getQueue()).isEmpty();
        assertThat(heard).containsExactly("resume");
    }

    @Test
    void what_no_thread_is_to_be_had_for_is_refused_and_leaves_no_clock() {
        full = true;

        assertThatThrownBy(() -> exchanges.start(call, response(), true, exchange -> Reply.accepted()))
                .isInstanceOfSatisfying(
                        KoshaException.class,
                        refused -> assertThat(refused.code().wire()).isEqualTo("overloaded"));
        assertThat(clock.getQueue()).isEmpty();
    }

    private AsyncResponse response() {
        return RequestDouble.as(AsyncResponse.class, (proxy, method, arguments) -> {
            heard.add(method.getName());
            return true;
        });
    }
}
