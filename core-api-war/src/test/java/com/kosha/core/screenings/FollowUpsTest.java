package com.kosha.core.screenings;

import static com.kosha.core.screenings.ScreeningFixture.TRACE;
import static com.kosha.core.screenings.ScreeningFixture.clear;
import static com.kosha.core.screenings.ScreeningFixture.followUps;
import static com.kosha.core.screenings.ScreeningFixture.kept;
import static com.kosha.core.screenings.ScreeningFixture.officer;
import static com.kosha.core.screenings.ScreeningFixture.scored;
import static com.kosha.core.screenings.ScreeningFixture.screenings;
import static com.kosha.core.screenings.ScreeningFixture.somebody;
import static com.kosha.core.screenings.ScreeningFixture.unanswered;
import static com.kosha.core.screenings.ScreeningFixture.worker;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.kosha.contract.QueueKind;
import com.kosha.contract.QueueState;
import com.kosha.contract.ScreeningAnswer;
import com.kosha.contract.ScreeningQuestion;
import com.kosha.contract.ScreeningReport;
import com.kosha.contract.ScreeningReport.Outcome;
import com.kosha.contract.ScreeningStatus;
import com.kosha.contract.ScreeningTask;
import com.kosha.contract.ScreeningTasks;
import com.kosha.contract.ScreeningView;
import com.kosha.core.BankSystem;
import com.kosha.core.Writers;
import com.kosha.core.db.Transaction;
import com.kosha.core.queue.QueueItem;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class FollowUpsTest {
    private final Screenings screenings = screenings();
    private final FollowUps followUps = followUps();

    @BeforeEach
    void nothing_is_due() {
        ScreeningFixture.leaveNothingDue();
    }

    @Test
    void of_many_workers_one_gets_it_with_the_question_and_its_own_id_as_key() throws Exception {
        ScreeningQuestion question = somebody();
        String id = deferred(question);

        List<ScreeningTask> lent = Writers.atOnce(6, () -> followUps.lease(worker(), UUID.randomUUID())).stream()
                .flatMap(tasks -> tasks.tasks().stream())
                .toList();

        assertThat(lent).hasSize(1);
        assertThat(lent.get(0).screeningId()).isEqualTo(id);
        assertThat(lent.get(0).key()).isEqualTo(id);
        assertThat(lent.get(0).question()).isEqualTo(question);
    }

    @Test
    void an_answer_ends_it_once_with_one_event_and_takes_the_name_away() {
        ScreeningTask task = lent(deferred(somebody()));

        report(task, Outcome.ANSWERED, clear());
        ScreeningView view = screenings.find(officer("meera"), task.screeningId());

        assertThat(view.status()).isEqualTo(ScreeningStatus.CLEAR);
        assertThat(view.finishedAt()).isNotNull();
        assertThat(kept(task.screeningId(), "name")).isEmpty();
        assertThat(events(task)).isEqualTo("1");
        assertThatThrownBy(() -> report(task, Outcome.ANSWERED, scored(1))).hasMessageContaining("lease");
        assertThat(events(task)).isEqualTo("1");
    }

    @Test
    void a_lease_that_is_over_is_somebody_elses_and_the_late_report_is_refused() {
        ScreeningTask late = lent(deferred(somebody()));
        BankSystem.look(
                "WITH e AS (UPDATE bank.screenings SET lease_until = now() - interval '1 s' WHERE screening_id = '"
                        + late.screeningId() + "' RETURNING 1) SELECT count(*) FROM e");
        ScreeningTask second = lent(late.screeningId());

        assertThatThrownBy(() -> report(late, Outcome.ANSWERED, clear())).hasMessageContaining("lease");
        report(second, Outcome.ANSWERED, scored(0.85));

        assertThat(screenings.find(officer("meera"), late.screeningId()).status())
                .isEqualTo(ScreeningStatus.POTENTIAL_MATCH);
    }

    @Test
    void without_an_answer_it_is_put_back_and_waits_longer_each_time() {
        String id = deferred(somebody());
        report(lent(id), Outcome.NO_ANSWER, null);
        double first = wait(id);
        BankSystem.look("WITH e AS (UPDATE bank.screenings SET due_at = now() WHERE screening_id = '" + id
                + "' RETURNING 1) SELECT count(*) FROM e");
        report(lent(id), Outcome.NO_ANSWER, null);

        assertThat(first).isBetween(0.0, 5.0);
        assertThat(wait(id)).isBetween(5.0, 10.0);
        assertThat(followUps.lease(worker(), UUID.randomUUID()).tasks()).isEmpty();
        assertThat(screenings.find(officer("meera"), id).status()).isEqualTo(ScreeningStatus.DEFERRED);
    }

    @Test
    void a_match_at_the_threshold_waits_for_a_person_and_is_never_lent_again() {
        ScreeningTask task = lent(deferred(somebody()));

        report(task, Outcome.ANSWERED, scored(0.97));
        ScreeningView view = screenings.find(officer("meera"), task.screeningId());

        assertThat(view.status()).isEqualTo(ScreeningStatus.BLOCKED);
        assertThat(view.review()).isEqualTo(QueueState.OPEN);
        assertThat(kept(task.screeningId(), "name")).isNotEmpty();
        assertThat(followUps.lease(worker(), UUID.randomUUID()).tasks()).isEmpty();
    }

    @Test
    void what_the_vendor_does_not_take_waits_for_a_person_too() {
        ScreeningTask task = lent(deferred(somebody()));

        report(task, Outcome.REFUSED, null);

        assertThat(screenings.find(officer("meera"), task.screeningId()).review())
                .isEqualTo(QueueState.OPEN);
    }

    @Test
    void approved_it_is_asked_once_more_under_the_new_key_and_what_is_found_stands() {
        ScreeningTask task = lent(deferred(somebody()));
        report(task, Outcome.ANSWERED, scored(0.97));
        UUID key = UUID.randomUUID();

        approve(task.screeningId(), key);
        ScreeningTask again = lent(task.screeningId());
        report(again, Outcome.ANSWERED, scored(0.97));

        assertThat(again.key()).isEqualTo(key.toString());
        assertThat(kept(task.screeningId(), "status")).isEqualTo("POTENTIAL_MATCH");
        assertThat(kept(task.screeningId(), "name")).isEmpty();
        assertThatThrownBy(() -> approve(task.screeningId(), UUID.randomUUID())).hasMessageContaining("blocked");
    }

    @Test
    void rejected_it_stays_blocked_without_its_name_and_who_asks_again_asks_anew() {
        ScreeningQuestion question = somebody();
        ScreeningTask task = lent(deferred(question));
        report(task, Outcome.ANSWERED, scored(0.97));

        decide(task.screeningId(), (transaction, item) -> new BlockedScreening().reject(transaction, item));

        assertThat(kept(task.screeningId(), "status")).isEqualTo("BLOCKED");
        assertThat(kept(task.screeningId(), "concat(name, born_or_founded, country, fingerprint)"))
                .isEmpty();
        assertThat(deferred(question)).isNotEqualTo(task.screeningId());
    }

    private String deferred(ScreeningQuestion question) {
        return screenings.record(officer("meera"), TRACE, unanswered(question)).screeningId();
    }

    private ScreeningTask lent(String id) {
        ScreeningTasks due = followUps.lease(worker(), UUID.randomUUID());
        assertThat(due.tasks()).extracting(ScreeningTask::screeningId).containsExactly(id);
        return due.tasks().get(0);
    }

    private void report(ScreeningTask task, Outcome outcome, @Nullable ScreeningAnswer answer) {
        followUps.report(worker(), task.screeningId(), new ScreeningReport(task.lease(), outcome, answer));
    }

    private static void approve(String id, UUID key) {
        decide(id, (transaction, item) -> new BlockedScreening().approve(transaction, item, key));
    }

    private static void decide(String id, BiConsumer<Transaction, QueueItem> decision) {
        QueueItem item = new QueueItem(1, QueueKind.SCREENING, id, Map.of(), "meera", TRACE, "omkar");
        BankSystem.db().write(officer("omkar"), transaction -> {
            decision.accept(transaction, item);
            return id;
        });
    }

    private static String events(ScreeningTask task) {
        return BankSystem.look(
                "SELECT count(*) FROM ops.outbox WHERE event_type = 'screening.finished' AND group_key = '"
                        + task.screeningId() + "'");
    }

    private static double wait(String id) {
        return Double.parseDouble(BankSystem.look(
                "SELECT extract(epoch FROM due_at - now()) FROM bank.screenings WHERE screening_id = '" + id + "'"));
    }
}
