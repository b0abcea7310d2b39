package com.kosha.core.reviews;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.ReviewPriority;
import com.kosha.contract.ReviewRequest;
import com.kosha.contract.ReviewStatus;
import com.kosha.contract.ReviewView;
import com.kosha.core.BankSystem;
import com.kosha.core.Refusal;
import com.kosha.core.Writers;
import com.kosha.core.idempotency.Answer;
import com.kosha.core.idempotency.Turns;
import com.kosha.core.idempotency.Write;
import com.kosha.resilience.Time;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReviewsTest {
    private static final String REASON = "Five of these in one hour, to lakshmi@example.com";

    private final Reviews reviews = new Reviews(Writers.eight(), new Turns(), Time.system());

    private static ReviewRequest of(String txnId) {
        return new ReviewRequest(txnId, REASON, ReviewPriority.HIGH);
    }

    private static Write anew() {
        return Writers.under(UUID.randomUUID());
    }

    private static String count(String txnId) {
        return BankSystem.look("SELECT count(*) FROM bank.reviews WHERE txn_id = '" + txnId + "'");
    }

    @Test
    void a_review_and_its_event_are_kept_together() {
        ReviewView review = reviews.flag(anew(), of("TXN-000000000051")).result();

        assertThat(review.status()).isEqualTo(ReviewStatus.OPEN);
        assertThat(BankSystem.look("SELECT concat_ws('|', reason, priority, flagged_by, client_id) FROM bank.reviews"
                        + " WHERE review_id = '" + review.reviewId() + "'"))
                .isEqualTo(REASON + "|HIGH|user-1|agent-1");
        assertThat(BankSystem.look(
                        "SELECT event_type || payload FROM ops.outbox WHERE group_key = '" + review.reviewId() + "'"))
                .startsWith("review.flagged")
                .contains("TXN-000000000051")
                .doesNotContain("lakshmi")
                .doesNotContain("user-1");
    }

    @Test
    void fifty_at_once_for_the_same_reason_are_one_review() throws Exception {
        var answers = Writers.atOnce(50, () -> reviews.flag(anew(), of("TXN-000000000052")));

        assertThat(answers).filteredOn(answer -> !answer.replayed()).hasSize(1);
        assertThat(answers.stream().map(Answer::result).map(ReviewView::again).distinct())
                .hasSize(1);
        assertThat(count("TXN-000000000052")).isEqualTo("1");
    }

    @Test
    void another_priority_for_the_same_reason_is_no_second_review_but_another_reason_is() {
        ReviewView first = reviews.flag(anew(), of("TXN-000000000053")).result();
        ReviewRequest urgent = new ReviewRequest("TXN-000000000053", REASON, ReviewPriority.URGENT);
        ReviewRequest other = new ReviewRequest("TXN-000000000053", "Quite another reason", ReviewPriority.HIGH);

        assertThat(reviews.flag(anew(), urgent).result()).isEqualTo(first.again());
        assertThat(reviews.flag(anew(), other).replayed()).isFalse();
        assertThat(count("TXN-000000000053")).isEqualTo("2");
    }

    @ParameterizedTest
    @CsvSource({"IN_PROGRESS, TXN-000000000056, true", "CLOSED, TXN-000000000057, false"})
    void the_same_reason_is_a_new_review_once_the_first_is_closed(ReviewStatus status, String txnId, boolean replayed) {
        ReviewView first = reviews.flag(anew(), of(txnId)).result();
        BankSystem.look("UPDATE bank.reviews SET status = '" + status + "' WHERE review_id = '" + first.reviewId()
                + "' RETURNING 1");

        assertThat(reviews.flag(anew(), of(txnId)).replayed()).isEqualTo(replayed);
    }

    @Test
    void the_same_key_with_another_priority_is_a_conflict() {
        UUID key = UUID.randomUUID();
        reviews.flag(Writers.under(key), of("TXN-000000000054"));
        ReviewRequest urgent = new ReviewRequest("TXN-000000000054", REASON, ReviewPriority.URGENT);

        assertThat(Refusal.of(() -> reviews.flag(Writers.under(key), urgent)).code())
                .isEqualTo("conflict");
    }

    @Test
    void a_movement_of_any_state_can_be_flagged_by_who_may_see_it() {
        Write privileged = Writers.by("user-1", "agent-1", true, UUID.randomUUID());

        assertThat(reviews.flag(privileged, of("TXN-000000000913")).replayed()).isFalse();
        assertThat(Refusal.of(() -> reviews.flag(anew(), of("TXN-000000000913"))))
                .isEqualTo(Refusal.of(() -> reviews.flag(anew(), of("TXN-999999999999"))));
    }

    @Test
    void what_cannot_be_is_refused_by_name() {
        assertThat(Refusal.field(() -> reviews.flag(anew(), of("nothing")))).isEqualTo("invalid_argument txn_id");
        assertThat(Refusal.field(() -> reviews.flag(
                        anew(), new ReviewRequest("TXN-000000000055", "r".repeat(501), ReviewPriority.LOW))))
                .isEqualTo("invalid_argument reason");
    }
}
