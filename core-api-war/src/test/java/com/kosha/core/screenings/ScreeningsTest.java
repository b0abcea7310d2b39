package com.kosha.core.screenings;

import static com.kosha.core.screenings.ScreeningFixture.TRACE;
import static com.kosha.core.screenings.ScreeningFixture.call;
import static com.kosha.core.screenings.ScreeningFixture.kept;
import static com.kosha.core.screenings.ScreeningFixture.officer;
import static com.kosha.core.screenings.ScreeningFixture.scored;
import static com.kosha.core.screenings.ScreeningFixture.screenings;
import static com.kosha.core.screenings.ScreeningFixture.somebody;
import static com.kosha.core.screenings.ScreeningFixture.unanswered;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.kosha.contract.KoshaException;
import com.kosha.contract.QueueState;
import com.kosha.contract.ScreeningQuestion;
import com.kosha.contract.ScreeningRequest;
import com.kosha.contract.ScreeningStatus;
import com.kosha.contract.ScreeningView;
import com.kosha.core.BankSystem;
import com.kosha.core.Writers;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScreeningsTest {
    private final Screenings screenings = screenings();

    @Test
    void without_an_answer_it_is_deferred_and_says_when_to_ask_again() {
        ScreeningView view = screenings.record(officer("meera"), TRACE, unanswered(somebody()));

        assertThat(view.status()).isEqualTo(ScreeningStatus.DEFERRED);
        assertThat(view.retryAfterS()).isPositive();
        assertThat(view.matches()).isEmpty();
        assertThat(view.finishedAt()).isNull();
    }

    @Test
    void the_same_question_of_the_same_person_while_it_waits_is_the_same_screening() throws Exception {
        ScreeningQuestion question = somebody();
        List<ScreeningView> views =
                Writers.atOnce(2, () -> screenings.record(officer("meera"), TRACE, unanswered(question)));
        ScreeningView others = screenings.record(officer("arjun"), TRACE, unanswered(question));

        assertThat(new HashSet<>(views.stream().map(ScreeningView::screeningId).toList()))
                .hasSize(1);
        assertThat(others.screeningId()).isNotEqualTo(views.get(0).screeningId());
    }

    @Test
    void a_match_below_the_threshold_is_kept_without_the_name() {
        ScreeningView view =
                screenings.record(officer("meera"), TRACE, new ScreeningRequest(somebody(), scored(0.949)));

        assertThat(view.status()).isEqualTo(ScreeningStatus.POTENTIAL_MATCH);
        assertThat(view.review()).isNull();
        for (String column : List.of("name", "born_or_founded", "country", "fingerprint")) {
            assertThat(kept(view.screeningId(), column)).as(column).isEmpty();
        }
        assertThat(queued(view)).isZero();
    }

    @Test
    void a_match_at_the_threshold_is_blocked_and_waits_for_a_person_once() {
        ScreeningRequest request = new ScreeningRequest(somebody(), scored(0.95));
        ScreeningView first = screenings.record(officer("meera"), TRACE, request);
        ScreeningView again = screenings.record(officer("meera"), TRACE, request);

        assertThat(first.status()).isEqualTo(ScreeningStatus.BLOCKED);
        assertThat(first.review()).isEqualTo(QueueState.OPEN);
        assertThat(first.matches()).hasSize(1);
        assertThat(again.screeningId()).isEqualTo(first.screeningId());
        assertThat(again.review()).isEqualTo(QueueState.OPEN);
        assertThat(queued(first)).isEqualTo(1);
    }

    @Test
    void while_it_is_blocked_the_same_question_without_an_answer_is_told_so() {
        ScreeningQuestion question = somebody();
        ScreeningView blocked = screenings.record(officer("meera"), TRACE, new ScreeningRequest(question, scored(1)));
        ScreeningView again = screenings.record(officer("meera"), TRACE, unanswered(question));

        assertThat(again.screeningId()).isEqualTo(blocked.screeningId());
        assertThat(again.status()).isEqualTo(ScreeningStatus.BLOCKED);
        assertThat(again.review()).isEqualTo(QueueState.OPEN);
        assertThat(queued(blocked)).isEqualTo(1);
    }

    @Test
    void what_waits_for_a_person_names_nobody() {
        ScreeningQuestion question = somebody();
        ScreeningView view = screenings.record(officer("meera"), TRACE, new ScreeningRequest(question, scored(1)));

        assertThat(BankSystem.look("SELECT reason || payload::text FROM ops.review_queue WHERE reference = '"
                        + view.screeningId() + "'"))
                .contains("KF-0001")
                .doesNotContain(question.name(), "Marenko", "1980");
    }

    @Test
    void it_is_shown_to_whoever_asked_and_to_those_who_screen_and_to_nobody_else() {
        String id = screenings
                .record(officer("meera"), TRACE, unanswered(somebody()))
                .screeningId();

        assertThat(screenings.find(call("meera", "support_agent"), id).status()).isEqualTo(ScreeningStatus.DEFERRED);
        assertThat(screenings.find(call("nikhil", "aml_analyst"), id).screeningId())
                .isEqualTo(id);
        assertThatThrownBy(() -> screenings.find(call("nikhil", "support_agent"), id))
                .isInstanceOf(KoshaException.class)
                .hasMessageContaining("no such screening");
        assertThatThrownBy(() -> screenings.find(officer("meera"), "SCR-99999999"))
                .hasMessageContaining("no such screening");
    }

    @Test
    void a_question_that_could_not_be_asked_again_is_refused() {
        ScreeningQuestion odd = new ScreeningQuestion("x", com.kosha.contract.EntityType.VESSEL, List.of(), List.of());

        assertThatThrownBy(() -> screenings.record(officer("meera"), TRACE, unanswered(odd)))
                .isInstanceOf(KoshaException.class)
                .hasMessageContaining("name");
    }

    private static int queued(ScreeningView view) {
        return Integer.parseInt(BankSystem.look("SELECT count(*) FROM ops.review_queue WHERE kind = 'SCREENING' AND"
                + " reference = '" + view.screeningId() + "'"));
    }
}
