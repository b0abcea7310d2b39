package com.kosha.gateway.downstream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.kosha.gateway.GatewayDeployment;
import com.kosha.resilience.AttemptFailed;
import com.kosha.resilience.BadStatus;
import com.kosha.resilience.BreakerState;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.GivenUp;
import com.kosha.resilience.LogicalCall;
import com.kosha.resilience.NoAnswer;
import com.kosha.resilience.Repeat;
import com.kosha.resilience.Time;
import com.kosha.stack.GuardedCall;
import com.kosha.stack.StackRow;
import com.kosha.stack.StackState;
import com.kosha.stack.Stacks;
import com.nimbusds.jose.JOSEException;
import jakarta.inject.Inject;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.StreamSupport;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.faulttolerance.exceptions.BulkheadException;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The server of these tests is told other numbers for the write stack in its environment, where the pom says them. */
@ArquillianTest
class EnvironmentIT {
    private static final String LAYERS = CoreWriteStack.class.getName() + ".";
    private static final String ROW = "kosha.core.write.";
    private static final Duration BUDGET = Duration.ofSeconds(20);
    private static final AtomicInteger STACKS = new AtomicInteger();

    @Inject
    CoreWriteStack.Admission admission;

    @Inject
    Stacks stacks;

    @Inject
    Config config;

    @Inject
    MetricRegistry registry;

    private StackState stack;

    @Deployment
    static WebArchive gateway() throws JOSEException, IOException {
        return GatewayDeployment.toldByTheEnvironment(EnvironmentIT.class);
    }

    @BeforeEach
    void a_fresh_stack() {
        stack = stacks.of(new StackRow(
                "env-" + STACKS.incrementAndGet(),
                CoreApi.NAME,
                "kosha.core.write",
                CoreWriteStack.Breaker.class,
                CoreWriteStack.Retries.class));
    }

    private String call(LogicalCall.Operation<String> operation) {
        LogicalCall<String> call =
                new LogicalCall<>(stack.limits(), Deadline.in(BUDGET, Time.system()), Repeat.UNSAFE, operation);
        return admission.call(new GuardedCall<>(call, stack));
    }

    private void fail() {
        assertThat(catchThrowable(() -> call(attempt -> {
                    throw new AttemptFailed(BadStatus.of(500));
                })))
                .isInstanceOf(GivenUp.class);
    }

    @Test
    void every_number_of_a_stack_is_overridden_by_its_name_in_the_environment() {
        List<String> keys = StreamSupport.stream(config.getPropertyNames().spliterator(), false)
                .filter(key -> key.startsWith(LAYERS) || key.startsWith(ROW))
                .filter(key -> !key.endsWith("/enabled"))
                .toList();

        assertThat(keys).hasSizeGreaterThanOrEqualTo(11).allSatisfy(key -> {
            String name = key.replaceAll("[^A-Za-z0-9]", "_").toUpperCase(Locale.ROOT);
            assertThat(System.getenv(name)).as(name).isNotNull();
            assertThat(config.getValue(key, String.class)).as(key).isEqualTo(System.getenv(name));
        });
    }

    @Test
    void what_has_no_annotation_is_taken_from_there() {
        assertThat(stack.limits().attempts()).isEqualTo(2);
        assertThat(stack.limits().cap()).isEqualTo(Duration.ofSeconds(5));
        assertThat(stack.limits().margin()).isEqualTo(Duration.ofMillis(50));
        assertThat(stack.limits().propagateAttemptDeadline()).isFalse();
        assertThat(registry.getGauges((id, gauge) -> id.getName().equals("kosha_retry_budget_tokens")
                                && id.getTags().containsValue(stack.name()))
                        .values())
                .singleElement()
                .satisfies(tokens -> assertThat(tokens.getValue().doubleValue()).isEqualTo(3.0));
    }

    @Test
    void so_is_the_size_of_the_bulkhead() {
        ExecutorService threads = Executors.newFixedThreadPool(3);
        List<Throwable> seen = new ArrayList<>();
        try {
            for (int i = 0; i < 3; i++) {
                threads.execute(() -> call(attempt -> {
                    while (seen.isEmpty()) {
                        Thread.onSpinWait();
                    }
                    return "let in";
                }));
            }
            while (stack.inBulkhead().get() < 3) {
                Thread.onSpinWait();
            }

            seen.add(catchThrowable(() -> call(attempt -> "one too many")));
        } finally {
            threads.shutdown();
        }

        assertThat(seen).singleElement().isInstanceOf(BulkheadException.class);
    }

    @Test
    void so_are_the_numbers_of_the_breaker() {
        call(attempt -> "one success");
        fail();
        fail();
        assertThat(stack.breaker().state()).isEqualTo(BreakerState.CLOSED);
        fail();
        assertThat(stack.breaker().state()).isEqualTo(BreakerState.OPEN);
        assertThat(stack.breaker().look().retryAfter()).isLessThanOrEqualTo(Duration.ofMillis(1_700));

        while (!stack.breaker().look().admits()) {
            Thread.onSpinWait();
        }
        call(attempt -> "probe");
        assertThat(stack.breaker().state()).isEqualTo(BreakerState.HALF_OPEN);
        call(attempt -> "probe");
        assertThat(stack.breaker().state()).isEqualTo(BreakerState.CLOSED);
    }

    @Test
    void so_is_the_backstop() {
        long started = System.nanoTime();
        GivenUp gaveUp = catchThrowableOfType(
                GivenUp.class,
                () -> call(attempt -> {
                    while (!Thread.currentThread().isInterrupted()) {
                        Thread.onSpinWait();
                    }
                    return "late";
                }));

        assertThat(gaveUp.last()).isEqualTo(NoAnswer.TIMEOUT);
        assertThat(Duration.ofNanos(System.nanoTime() - started)).isLessThan(Duration.ofMillis(4_500));
    }
}
