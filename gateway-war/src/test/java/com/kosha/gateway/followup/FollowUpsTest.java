package com.kosha.gateway.followup;

import static com.kosha.gateway.downstream.ScreeningDeskDouble.answer;
import static com.kosha.gateway.downstream.ScreeningDeskDouble.task;
import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.KoshaException;
import com.kosha.contract.ScreeningReport.Outcome;
import com.kosha.gateway.downstream.ScreeningDeskDouble;
import com.kosha.resilience.Time;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FollowUpsTest {
    private final ScreeningDeskDouble desk = new ScreeningDeskDouble();
    private final FollowUps followUps = new FollowUps(desk, Time.system(), 3);

    @Test
    void each_that_is_due_is_asked_about_under_its_own_key_and_reported() {
        desk.due.addAll(List.of(task("SCR-00000001"), task("SCR-00000002")));

        followUps.round();

        assertThat(desk.heard)
                .containsExactly(
                        "lease",
                        "ask SCR-00000001",
                        "report SCR-00000001 ANSWERED",
                        "lease",
                        "ask SCR-00000002",
                        "report SCR-00000002 ANSWERED",
                        "lease");
    }

    @Test
    void a_round_ends_after_so_many() {
        for (int i = 1; i <= 5; i++) {
            desk.due.add(task("SCR-0000000" + i));
        }

        followUps.round();

        assertThat(desk.reports).hasSize(3);
    }

    @Test
    void while_the_breaker_is_open_not_even_a_lease_is_taken() {
        desk.refusal = Optional.of(Duration.ofSeconds(10));
        desk.due.add(task("SCR-00000001"));

        followUps.round();

        assertThat(desk.heard).isEmpty();
        assertThat(desk.refused).as("nobody called").isZero();
    }

    @Test
    void a_vendor_that_does_not_answer_ends_the_round_and_the_screening_is_put_back() {
        desk.due.addAll(List.of(task("SCR-00000001"), task("SCR-00000002")));
        desk.vendor = () -> {
            throw KoshaException.unavailable("screening-sim", Duration.ofSeconds(1), null);
        };

        followUps.round();

        assertThat(desk.heard).containsExactly("lease", "ask SCR-00000001", "report SCR-00000001 NO_ANSWER");
        assertThat(desk.reports.get(0).answer()).isNull();
    }

    @Test
    void a_question_that_the_vendor_does_not_take_is_reported_and_the_next_one_follows() {
        desk.due.addAll(List.of(task("SCR-00000001"), task("SCR-00000002")));
        desk.vendor = () -> {
            desk.vendor = () -> answer();
            throw KoshaException.invalidArgument("name", "must hold a letter");
        };

        followUps.round();

        assertThat(desk.reports)
                .extracting(report -> report.outcome())
                .containsExactly(Outcome.REFUSED, Outcome.ANSWERED);
    }

    @Test
    void a_round_stops_when_its_thread_is_told_to() {
        desk.due.add(task("SCR-00000001"));
        Thread.currentThread().interrupt();

        followUps.round();

        assertThat(Thread.interrupted()).isTrue();
        assertThat(desk.heard).isEmpty();
    }
}
