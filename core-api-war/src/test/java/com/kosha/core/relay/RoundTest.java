package com.kosha.core.relay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.kosha.core.BankSystem;
import com.kosha.core.Writers;
import com.kosha.core.db.Query;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RoundTest {
    private final CourierDouble courier = new CourierDouble();
    private final Round round = OutboxFixture.round(courier);

    /** The power goes out; what is thrown stands for the process that is not there any more. */
    private static final class Outage extends Error {}

    @BeforeEach
    void empty() {
        OutboxFixture.empty();
    }

    @Test
    void an_event_is_sent_once_whole_and_marked() {
        String event = OutboxFixture.add("round-1", 1);

        assertThat(round.run()).isEqualTo(Round.End.MOVED);
        assertThat(round.run()).isEqualTo(Round.End.IDLE);

        assertThat(courier.events()).containsExactly(event);
        assertThat(courier.taken.get(0).group()).isEqualTo("round-1");
        assertThat(courier.taken.get(0).body())
                .contains("\"event_id\": \"" + event + "\"", "\"event_type\": \"test.happened\"")
                .contains("\"payload\": {\"number\": 1}", "\"trace_id\": \"" + Writers.TRACE + "\"");
        assertThat(OutboxFixture.column("sent_at IS NOT NULL AND leased_by IS NULL", event))
                .isEqualTo("t");
    }

    @Test
    void the_next_of_a_group_goes_only_after_the_one_before() {
        String first = OutboxFixture.add("round-2", 1);
        String second = OutboxFixture.add("round-2", 2);
        String other = OutboxFixture.add("round-2-other", 1);

        round.run();
        assertThat(courier.events()).containsExactly(first, other);

        round.run();
        assertThat(courier.events()).containsExactly(first, other, second);
    }

    @Test
    void while_the_queue_is_away_nothing_counts_against_an_event_and_it_goes_as_soon_as_it_is_back() {
        String event = OutboxFixture.add("round-3", 1);
        courier.away = true;

        for (int i = 0; i < 2 * OutboxFixture.ATTEMPTS; i++) {
            assertThat(round.run()).isEqualTo(Round.End.STUCK);
        }
        assertThat(OutboxFixture.column("attempts", event)).isEqualTo("0");

        courier.away = false;
        round.run();
        assertThat(courier.events()).containsExactly(event);
    }

    @Test
    void a_poison_event_dies_after_its_attempts_is_a_persons_and_frees_its_group() {
        String poison = OutboxFixture.add("round-4", 1);
        String next = OutboxFixture.add("round-4", 2);
        String other = OutboxFixture.add("round-4-other", 1);
        courier.refuses.put("round-4", "InvalidMessageContents");

        for (int i = 0; i < OutboxFixture.ATTEMPTS; i++) {
            assertThat(OutboxFixture.column("dead_at IS NULL", poison)).isEqualTo("t");
            round.run();
            OutboxFixture.timePasses();
        }

        assertThat(courier.events()).containsExactly(other);
        assertThat(OutboxFixture.column("dead_at IS NOT NULL", poison)).isEqualTo("t");
        assertThat(BankSystem.look("SELECT concat_ws('|', kind, reference, requested_by, trace_id, state)"
                        + " FROM ops.review_queue"))
                .isEqualTo("OUTBOX_EVENT|" + poison + "|user-1|" + Writers.TRACE + "|OPEN");
        courier.refuses.clear();
        round.run();
        assertThat(courier.events()).containsExactly(other, next);
    }

    @Test
    void between_two_attempts_a_poison_event_waits_and_the_others_go() {
        OutboxFixture.add("round-5", 1);
        courier.refuses.put("round-5", "InvalidMessageContents");
        round.run();

        String other = OutboxFixture.add("round-5-other", 1);

        assertThat(round.run()).isEqualTo(Round.End.MOVED);
        assertThat(courier.events()).containsExactly(other);
    }

    @Test
    void what_may_be_the_queues_fault_counts_only_once_the_queue_takes_something_else() {
        String doubtful = OutboxFixture.add("round-6", 1);
        courier.doubts.put("round-6", "InvalidParameterValue");

        for (int i = 0; i < 2 * OutboxFixture.ATTEMPTS; i++) {
            assertThat(round.run()).isEqualTo(Round.End.STUCK);
            OutboxFixture.timePasses();
        }
        assertThat(OutboxFixture.column("attempts", doubtful)).isEqualTo("0");

        OutboxFixture.add("round-6-other", 1);
        for (int i = 0; i < OutboxFixture.ATTEMPTS; i++) {
            round.run();
            OutboxFixture.timePasses();
        }
        assertThat(OutboxFixture.column("dead_at IS NOT NULL", doubtful)).isEqualTo("t");
    }

    @Test
    void an_outage_between_the_claim_and_the_sending_delays_it_by_the_lease() {
        String event = OutboxFixture.add("round-7", 1);
        Round killed = OutboxFixture.round(new Killed());
        assertThatThrownBy(killed::run).isInstanceOf(Outage.class);

        assertThat(round.run()).isEqualTo(Round.End.IDLE);
        OutboxFixture.timePasses();
        round.run();

        assertThat(courier.events()).containsExactly(event);
    }

    @Test
    void an_outage_between_the_sending_and_the_mark_sends_it_again_under_the_same_id_before_what_follows() {
        String first = OutboxFixture.add("round-8", 1);
        String second = OutboxFixture.add("round-8", 2);
        courier.after = () -> {
            throw new Outage();
        };
        assertThatThrownBy(round::run).isInstanceOf(Outage.class);
        courier.after = () -> {};

        Round another = OutboxFixture.round(courier);
        assertThat(another.run()).isEqualTo(Round.End.IDLE);
        OutboxFixture.timePasses();
        another.run();
        another.run();

        assertThat(courier.events()).containsExactly(first, first, second);
    }

    @Test
    void sent_events_are_kept_for_a_while_and_others_for_ever() {
        String sent = OutboxFixture.add("round-9", 1);
        round.run();
        String unsent = OutboxFixture.add("round-9", 2);

        round.sweep(Duration.ofMinutes(1));
        assertThat(OutboxFixture.column("count(*)", sent)).isEqualTo("1");

        round.sweep(Duration.ZERO);
        assertThat(OutboxFixture.column("count(*)", sent)).isEqualTo("0");
        assertThat(OutboxFixture.column("count(*)", unsent)).isEqualTo("1");
    }

    @Test
    void what_a_round_gives_back_is_found_among_all_that_was_sent_without_looking_through_it() {
        List<String> plan = BankSystem.db().write(BankSystem.ordinary(), transaction -> {
            transaction.list(Query.of("SELECT set_config('enable_seqscan', 'off', true)"), row -> true);
            Query release = Query.of("EXPLAIN " + Backlog.RELEASE)
                    .with("events", new String[] {UUID.randomUUID().toString()})
                    .with("worker", "somebody");
            return transaction.list(release, row -> row.getString(1));
        });

        assertThat(plan).anySatisfy(line -> assertThat(line).contains("outbox_event_id_key"));
    }

    private static final class Killed implements Courier {
        @Override
        public boolean restsNow() {
            return false;
        }

        @Override
        public Delivery carry(List<Letter> letters, com.kosha.resilience.Deadline until) {
            throw new Outage();
        }
    }
}
