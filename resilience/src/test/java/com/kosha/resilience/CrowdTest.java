package com.kosha.resilience;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

class CrowdTest {
    private static final int THREADS = 10;
    private final VirtualTime time = new VirtualTime();
    private final AtomicInteger openings = new AtomicInteger();
    private final Breaker breaker = new Breaker(
            "core-api-read", new BreakerSettings(20, 0.5, Duration.ofSeconds(15), 3), time, (stack, from, to) -> {
                if (to == BreakerState.OPEN) {
                    openings.incrementAndGet();
                }
            });

    @RepeatedTest(50)
    void ten_threads_at_half_open_get_three_probes_among_them() throws Exception {
        try (Crowd crowd = new Crowd(THREADS)) {
            crowd.all(this::failTwice);
            time.passMillis(15_000);

            List<Optional<Permit>> permits = crowd.all(() -> admitted(breaker::enter));

            assertThat(permits).filteredOn(Optional::isPresent).hasSize(3);
        }
    }

    @RepeatedTest(50)
    void quick_probes_make_no_room_for_a_fourth() throws Exception {
        AtomicInteger admitted = new AtomicInteger();
        try (Crowd crowd = new Crowd(THREADS)) {
            crowd.all(this::failTwice);
            time.passMillis(15_000);
            Permit slow = breaker.enter();

            crowd.all(() -> {
                for (int call = 0; call < 20; call++) {
                    admitted(breaker::enter).ifPresent(permit -> {
                        admitted.incrementAndGet();
                        permit.report(Verdict.SUCCESS);
                    });
                }
                return Objects.class;
            });

            assertThat(admitted).hasValue(2);
            slow.report(Verdict.FAILURE);
            assertThat(breaker.state()).isEqualTo(BreakerState.OPEN);
        }
    }

    @RepeatedTest(20)
    void a_crowd_of_failures_opens_it_once() throws Exception {
        try (Crowd crowd = new Crowd(THREADS)) {
            crowd.all(() -> {
                Optional<Permit> permit = Optional.empty();
                for (int call = 0; call < 50; call++) {
                    permit = admitted(breaker::enter);
                    permit.ifPresent(p -> p.report(Verdict.FAILURE));
                }
                return permit;
            });

            assertThat(breaker.state()).isEqualTo(BreakerState.OPEN);
            assertThat(openings).hasValue(1);
        }
    }

    @Test
    void after_a_thousand_mixed_outcomes_all_permits_are_back_and_never_more_than_allowed_were_out() throws Exception {
        Bulkhead bulkhead = new Bulkhead("core-api-read", 4);
        AtomicInteger inside = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        try (Crowd crowd = new Crowd(THREADS)) {
            crowd.all(() -> {
                for (int call = 0; call < 100; call++) {
                    outcomeOf(() -> bulkhead.run(() -> {
                        most.accumulateAndGet(inside.incrementAndGet(), Math::max);
                        Thread.onSpinWait();
                        inside.decrementAndGet();
                        return mixed();
                    }));
                }
                return most;
            });
        }

        assertThat(bulkhead.inUse()).isZero();
        assertThat(most.get()).isBetween(1, 4);
    }

    @Test
    void a_budget_that_many_spend_from_is_never_overdrawn() throws Exception {
        RetryBudget budget = RetryBudget.forRetries();

        // ten at first and a tenth for each of 1,000 deposits, of which a full budget may have dropped some
        assertThat(takenByAThousand(budget)).isLessThanOrEqualTo(110);
        assertThat(budget.milliTokens()).isBetween(0, 10_000);
    }

    @RepeatedTest(20)
    void of_calls_that_are_all_slow_a_tenth_is_hedged_at_most() throws Exception {
        assertThat(takenByAThousand(RetryBudget.forHedges())).isLessThanOrEqualTo(100);
    }

    /** Each call takes a token if there is one, and succeeds afterwards. */
    private static int takenByAThousand(RetryBudget budget) throws Exception {
        AtomicInteger taken = new AtomicInteger();
        try (Crowd crowd = new Crowd(THREADS)) {
            crowd.all(() -> {
                for (int call = 0; call < 1_000 / THREADS; call++) {
                    if (budget.withdraw()) {
                        taken.incrementAndGet();
                    }
                    budget.deposit();
                }
                return taken;
            });
        }
        return taken.get();
    }

    private Optional<Permit> failTwice() {
        breaker.enter().report(Verdict.FAILURE);
        return admitted(breaker::enter).map(permit -> {
            permit.report(Verdict.FAILURE);
            return permit;
        });
    }

    private static Optional<Permit> admitted(Supplier<Permit> enter) {
        try {
            return Optional.of(enter.get());
        } catch (CircuitOpen refused) {
            return Optional.empty();
        }
    }

    private static String mixed() {
        return switch (ThreadLocalRandom.current().nextInt(4)) {
            case 0 -> throw new AttemptFailed(NoAnswer.TIMEOUT);
            case 1 -> throw new AttemptFailed(NoAnswer.CANCELLED);
            case 2 -> throw new AssertionError("an error, not an exception");
            default -> "ok";
        };
    }

    private static Optional<Throwable> outcomeOf(Runnable deed) {
        try {
            deed.run();
            return Optional.empty();
        } catch (RuntimeException | AssertionError failure) {
            return Optional.of(failure);
        }
    }
}
