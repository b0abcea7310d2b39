package com.kosha.resilience;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class SagaRunnerTest {
    private static final Duration FIVE_SECONDS = Duration.ofSeconds(5);

    private final VirtualTime time = new VirtualTime();
    private final SagaRunner runner = new SagaRunner(FIVE_SECONDS, time);
    private final Notebook journal = new Notebook();
    private final Trip trip = new Trip();
    private final AtomicBoolean stop = new AtomicBoolean();

    private void run() {
        runner.run(trip.legs, journal, Deadline.in(Duration.ofSeconds(4), time), stop::get);
    }

    private SagaUndone undone() {
        return catchThrowableOfType(SagaUndone.class, this::run);
    }

    private static Runnable failing(RuntimeException failure) {
        return () -> {
            throw failure;
        };
    }

    /** Whoever approves writes it down, and whoever resumes does it. */
    private SagaState approved(String step) {
        journal.unwind(null);
        journal.step(step, StepState.COMPENSATING, null);
        return runner.resume(trip.legs, journal);
    }

    @Test
    void every_step_is_written_before_it_runs_and_once_more_when_it_is_done() {
        trip.leg("hotel").before = () -> assertThat(journal.steps()).containsEntry("hotel", StepState.STARTED);

        run();

        assertThat(trip.standing()).containsExactly("flight", "hotel", "car");
        assertThat(journal.lines)
                .containsExactly(
                        "flight STARTED",
                        "flight DONE",
                        "hotel STARTED",
                        "hotel DONE",
                        "car STARTED",
                        "car DONE",
                        "COMPLETED");
    }

    @Test
    void when_a_step_fails_those_before_it_are_undone_in_reverse() {
        trip.leg("car").before = failing(new Trip.SoldOut());

        SagaUndone undone = undone();

        assertThat(undone.end()).isEqualTo(SagaState.COMPENSATED);
        assertThat(undone.failure()).isInstanceOf(Trip.SoldOut.class);
        assertThat(trip.deeds).containsExactly("book flight", "book hotel", "cancel hotel", "cancel flight");
    }

    @Test
    void a_step_whose_outcome_is_unknown_is_undone_too() {
        trip.leg("car").after = failing(new Trip.NoAnswer());

        assertThat(undone().end()).isEqualTo(SagaState.COMPENSATED);
        assertThat(trip.deeds).endsWith("cancel car", "cancel hotel", "cancel flight");
        assertThat(journal.lines).contains("car UNKNOWN", "car COMPENSATED");
    }

    @Test
    void a_compensation_that_fails_is_written_down_and_the_unwinding_goes_on() {
        trip.leg("car").before = failing(new Trip.SoldOut());
        trip.leg("hotel").undoing = failing(new IllegalStateException("The hotel does not answer"));

        assertThat(undone().end()).isEqualTo(SagaState.STUCK);
        assertThat(trip.standing()).containsExactly("hotel");
        assertThat(journal.lines)
                .endsWith("hotel COMPENSATION_FAILED", "flight COMPENSATING", "flight COMPENSATED", "STUCK");
    }

    @Test
    void each_compensation_has_five_seconds_of_its_own_however_late_it_is() {
        trip.leg("car").before = () -> {
            time.pass(Duration.ofSeconds(9));
            throw new Trip.SoldOut();
        };
        trip.leg("hotel").undoing = () -> time.pass(Duration.ofSeconds(4));

        undone();

        assertThat(trip.leg("hotel").given).containsExactly(FIVE_SECONDS);
        assertThat(trip.leg("flight").given).containsExactly(FIVE_SECONDS);
    }

    @Test
    void a_stop_does_not_cut_the_step_that_runs_and_undoes_it_afterwards() {
        trip.leg("hotel").after = () -> stop.set(true);

        assertThat(undone().failure()).isInstanceOf(SagaStopped.class);
        assertThat(trip.deeds).containsExactly("book flight", "book hotel", "cancel hotel", "cancel flight");
    }

    @Test
    void a_stop_during_the_last_step_undoes_all_of_it() {
        trip.leg("car").after = () -> stop.set(true);

        assertThat(undone().end()).isEqualTo(SagaState.COMPENSATED);
        assertThat(trip.standing()).isEmpty();
    }

    @Test
    void an_interrupt_does_not_reach_the_compensations_and_stands_once_they_are_done() throws Exception {
        CountDownLatch undoing = new CountDownLatch(1);
        CountDownLatch interrupted = new CountDownLatch(1);
        AtomicBoolean disturbed = new AtomicBoolean();
        AtomicBoolean stands = new AtomicBoolean();
        trip.leg("car").before = failing(new Trip.SoldOut());
        trip.leg("hotel").undoing = () -> {
            undoing.countDown();
            try {
                interrupted.await();
            } catch (InterruptedException disturbance) {
                disturbed.set(true);
            }
        };
        Thread caller = new Thread(() -> {
            undone();
            stands.set(Thread.currentThread().isInterrupted());
        });

        caller.start();
        undoing.await();
        caller.interrupt();
        interrupted.countDown();
        caller.join();

        assertThat(disturbed).isFalse();
        assertThat(stands).isTrue();
        assertThat(trip.standing()).isEmpty();
        assertThat(journal.state()).isEqualTo(SagaState.COMPENSATED);
    }

    @Test
    void an_interrupt_before_a_step_is_a_stop() {
        trip.leg("flight").after = () -> Thread.currentThread().interrupt();

        SagaUndone undone = undone();

        assertThat(Thread.interrupted()).isTrue();
        assertThat(undone.failure()).isInstanceOf(SagaStopped.class);
        assertThat(trip.standing()).isEmpty();
    }

    @Test
    void whoever_has_lost_the_journal_touches_nothing_any_more() {
        trip.leg("hotel").after = journal::takenOver;

        SagaUndone undone = undone();

        assertThat(undone.end()).isEqualTo(SagaState.COMPENSATING);
        assertThat(undone.failure()).isInstanceOf(JournalLost.class);
        assertThat(trip.deeds).containsExactly("book flight", "book hotel");
    }

    @Test
    void a_completion_whose_word_was_lost_is_not_undone() {
        SagaJournal deaf = new DeafAtTheEnd(journal);

        runner.run(trip.legs, deaf, Deadline.in(Duration.ofSeconds(4), time), stop::get);

        assertThat(journal.state()).isEqualTo(SagaState.COMPLETED);
        assertThat(trip.standing()).hasSize(3);
    }

    @Test
    void a_compensation_that_a_person_approves_runs_once_more_and_alone() {
        trip.leg("car").before = failing(new Trip.SoldOut());
        trip.leg("hotel").undoing = failing(new IllegalStateException("The hotel does not answer"));
        undone();
        trip.leg("hotel").undoing = () -> {};
        trip.deeds.clear();

        assertThat(approved("hotel")).isEqualTo(SagaState.COMPENSATED);
        assertThat(trip.deeds).containsExactly("cancel hotel");
    }

    @Test
    void one_that_fails_again_leaves_the_saga_stuck() {
        trip.leg("car").before = failing(new Trip.SoldOut());
        trip.leg("hotel").undoing = failing(new IllegalStateException("The hotel does not answer"));
        undone();

        assertThat(approved("hotel")).isEqualTo(SagaState.STUCK);
        assertThat(trip.standing()).containsExactly("hotel");
    }

    @Test
    void a_programming_error_leaves_all_to_whoever_resumes() {
        trip.leg("hotel").after = () -> {
            throw new Notebook.Crash();
        };

        assertThatThrownBy(this::run).isInstanceOf(Notebook.Crash.class);
        assertThat(trip.deeds).containsExactly("book flight", "book hotel");
        assertThat(runner.resume(trip.legs, journal)).isEqualTo(SagaState.COMPENSATED);
        assertThat(trip.standing()).isEmpty();
    }
}
