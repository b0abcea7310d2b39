package com.kosha.gateway.downstream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.kosha.gateway.GatewayDeployment;
import com.kosha.resilience.AttemptFailed;
import com.kosha.resilience.AttemptFailure;
import com.kosha.resilience.BadStatus;
import com.kosha.resilience.BreakerState;
import com.kosha.resilience.CircuitOpen;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.DeadlineExceeded;
import com.kosha.resilience.GivenUp;
import com.kosha.resilience.LogicalCall;
import com.kosha.resilience.NoAnswer;
import com.kosha.resilience.Repeat;
import com.kosha.resilience.StopReason;
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
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.microprofile.faulttolerance.exceptions.BulkheadException;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The read stack as the server really nests it. Each test has a stack of its own, behind the same four beans. */
@ArquillianTest
class CoreReadStackIT {
    private static final AtomicInteger STACKS = new AtomicInteger();
    private static final Duration BUDGET = Duration.ofSeconds(5);

    @Inject
    CoreReadStack.Admission admission;

    @Inject
    Stacks stacks;

    private final AtomicInteger sent = new AtomicInteger();
    private StackState stack;

    @Deployment
    static WebArchive gateway() throws JOSEException, IOException {
        String layer = "com.kosha.gateway.downstream.CoreReadStack.";
        return GatewayDeployment.with(CoreReadStackIT.class, layer + "Breaker/call/CircuitBreaker/delay=3000");
    }

    @BeforeEach
    void a_fresh_stack() {
        stack = stacks.of(new StackRow(
                "it-" + STACKS.incrementAndGet(),
                CoreApi.NAME,
                "kosha.core.read",
                CoreReadStack.Breaker.class,
                CoreReadStack.Retries.class));
    }

    private String call(LogicalCall.Operation<String> operation) {
        return call(BUDGET, operation);
    }

    private String call(Duration budget, LogicalCall.Operation<String> operation) {
        return admission.call(new GuardedCall<>(
                new LogicalCall<>(stack.limits(), Deadline.in(budget, Time.system()), Repeat.SAFE, attempt -> {
                    sent.incrementAndGet();
                    return operation.send(attempt);
                }),
                stack));
    }

    private GivenUp failing(AttemptFailure failure) {
        return catchThrowableOfType(
                GivenUp.class,
                () -> call(attempt -> {
                    throw new AttemptFailed(failure);
                }));
    }

    @Test
    void twenty_failing_reads_from_fresh_are_thirty_attempts_and_the_twenty_first_is_none() {
        for (int i = 0; i < 20; i++) {
            assertThat(stack.breaker().state()).isEqualTo(BreakerState.CLOSED);
            failing(BadStatus.of(503));
        }
        assertThat(sent).hasValue(30);

        assertThatExceptionOfType(CircuitOpen.class).isThrownBy(() -> call(attempt -> "never"));
        assertThat(sent).hasValue(30);
    }

    @Test
    void answers_that_say_no_never_open_it_and_are_asked_for_once() {
        for (int i = 0; i < 60; i++) {
            assertThat(failing(BadStatus.of(404)).reason()).isEqualTo(StopReason.NOT_RETRYABLE);
        }

        assertThat(sent).hasValue(60);
        assertThat(stack.breaker().state()).isEqualTo(BreakerState.CLOSED);
    }

    @Test
    void a_read_that_succeeds_at_its_third_attempt_succeeds() {
        assertThat(call(attempt -> {
                    if (attempt.number() < 3) {
                        throw new AttemptFailed(NoAnswer.CONNECT);
                    }
                    return "there";
                }))
                .isEqualTo("there");
        assertThat(sent).hasValue(3);
    }

    @Test
    void at_most_three_probes_pass_while_it_is_half_open() throws Exception {
        for (int i = 0; i < 20; i++) {
            failing(BadStatus.of(500));
        }
        while (!stack.breaker().look().admits()) {
            Thread.onSpinWait();
        }
        sent.set(0);

        assertThat(refusedOf(10, 3)).isEqualTo(7);
        assertThat(sent).hasValue(3);
        assertThat(stack.breaker().state()).isEqualTo(BreakerState.CLOSED);
    }

    @Test
    void the_thirty_third_read_at_once_is_refused_and_every_permit_comes_back() throws Exception {
        assertThat(refusedOf(40, 32)).isEqualTo(8);
        assertThat(stack.inBulkhead()).hasValue(0);
        assertThat(call(attempt -> "after")).isEqualTo("after");
    }

    @Test
    void what_does_not_keep_its_time_is_cut_by_the_backstop_and_counts_as_silence() {
        GivenUp gaveUp = catchThrowableOfType(
                GivenUp.class,
                () -> call(Duration.ofMillis(4_400), attempt -> {
                    while (!Thread.currentThread().isInterrupted()) {
                        Thread.onSpinWait();
                    }
                    return "late";
                }));

        assertThat(gaveUp.last()).isEqualTo(NoAnswer.TIMEOUT);
        assertThat(gaveUp.reason()).isEqualTo(StopReason.DEADLINE);
        assertThat(sent).hasValue(1);
    }

    @Test
    void a_call_whose_time_is_up_takes_no_permit_and_is_never_sent() {
        assertThatExceptionOfType(DeadlineExceeded.class).isThrownBy(() -> call(Duration.ZERO, attempt -> "never"));
        assertThat(sent).hasValue(0);
    }

    /** How many of so many calls at once are refused; those that are let in stay until all others have been. */
    private int refusedOf(int calls, int letIn) throws Exception {
        CountDownLatch others = new CountDownLatch(calls - letIn);
        ExecutorService threads = Executors.newFixedThreadPool(calls);
        List<Future<Boolean>> ends = new ArrayList<>();
        for (int i = 0; i < calls; i++) {
            ends.add(threads.submit(() -> isRefused(others)));
        }
        threads.shutdown();
        int refused = 0;
        for (Future<Boolean> end : ends) {
            refused += end.get() ? 1 : 0;
        }
        return refused;
    }

    private boolean isRefused(CountDownLatch others) {
        try {
            call(attempt -> {
                await(others);
                return "let in";
            });
            return false;
        } catch (BulkheadException | CircuitOpen refused) {
            others.countDown();
            return true;
        }
    }

    private static void await(CountDownLatch others) {
        try {
            if (!others.await(2, TimeUnit.SECONDS)) {
                throw new AssertionError("the others were not refused at once");
            }
        } catch (InterruptedException cut) {
            throw new AssertionError("the others were not refused at once", cut);
        }
    }
}
