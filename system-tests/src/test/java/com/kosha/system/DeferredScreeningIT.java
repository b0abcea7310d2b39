package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The vendor goes away and comes back: nothing is clear for want of an answer, and nothing is asked twice. */
class DeferredScreeningIT {
    /** The breaker stays open for half a minute, and a screening waits a little longer each time. */
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    @AfterEach
    void let_the_vendor_be() {
        Stack.kosha("vendor", "well");
    }

    @Test
    void what_the_vendor_did_not_answer_is_finished_once_when_it_is_back() {
        Stack.kosha("vendor", "down");
        List<String> waiting = new ArrayList<>();
        for (String name : List.of("Asha Testwala One", "Asha Testwala Two", "Yevgeniy Tarasenkov")) {
            JsonNode deferred = screen(name);
            assertThat(deferred.path("status").asText()).isEqualTo("deferred");
            assertThat(deferred.path("retry_after_s").asInt()).isPositive();
            waiting.add(deferred.path("screening_id").asText());
        }
        double askedBefore = asked();

        Stack.kosha("vendor", "well");
        List<JsonNode> finished = waiting.stream()
                .map(id -> Eventually.within(
                        PATIENCE,
                        () -> again(id),
                        seen -> !seen.path("status").asText().equals("deferred")))
                .toList();

        assertThat(finished)
                .extracting(seen -> seen.path("status").asText())
                .containsExactly("clear", "clear", "potential_match");
        assertThat(asked() - askedBefore).isEqualTo(3);
        for (String id : waiting) {
            assertThat(row("SELECT count(*) FROM ops.outbox WHERE event_type = 'screening.finished' AND group_key = '"
                            + id + "'"))
                    .isEqualTo("1");
        }
    }

    @Test
    void a_hanging_vendor_defers_within_the_budget_and_an_open_breaker_at_once() {
        Stack.kosha("vendor", "hang");
        long before = System.nanoTime();
        JsonNode first = screen("Asha Testwala Three");
        Duration took = Duration.ofNanos(System.nanoTime() - before);
        Stack.kosha("breaker", "force", "screening-sim", "--reason", "a drill");
        try {
            Answer second = Eventually.of(
                    () -> Mcp.call("kyc_officer", "screen_entity", about("Asha Testwala Four")),
                    answer -> !answer.failed() && answer.attempts("screening-sim") == 0);

            assertThat(first.path("status").asText()).isEqualTo("deferred");
            assertThat(took).isLessThan(Duration.ofSeconds(8));
            assertThat(second.content().path("status").asText()).isEqualTo("deferred");
        } finally {
            Stack.kosha("breaker", "clear", "screening-sim", "--reason", "the drill is over");
        }
    }

    @Test
    void a_match_from_the_threshold_on_waits_for_a_person_once() {
        JsonNode blocked = Eventually.within(
                PATIENCE,
                () -> screen("Grigoriy Stepanov Vashkin"),
                seen -> seen.path("status").asText().equals("potential_match"));
        screen("Grigoriy Stepanov Vashkin");

        assertThat(blocked.path("review").asText()).isEqualTo("pending");
        assertThat(blocked.path("matches").path(0).path("entry_id").asText()).isEqualTo("KF-0002");
        String id = blocked.path("screening_id").asText();
        assertThat(row(
                        "SELECT count(*) || ' ' || min(state) FROM ops.review_queue WHERE kind = 'SCREENING' AND reference = '"
                                + id + "'"))
                .isEqualTo("1 OPEN");
    }

    @Test
    void approved_by_another_person_it_is_asked_once_more_and_what_is_found_stands() {
        JsonNode blocked = Eventually.within(
                PATIENCE,
                () -> screen("Yahya Ismail Saadawi"),
                seen -> seen.path("review").asText().equals("pending"));
        String id = blocked.path("screening_id").asText();
        String item = row("SELECT item_id FROM ops.review_queue WHERE reference = '" + id + "' AND state = 'OPEN'");

        Stack.kosha("review", "approve", item, "--reason", "The customer was born elsewhere");
        JsonNode after = Eventually.within(
                PATIENCE, () -> again(id), seen -> !seen.path("status").asText().equals("deferred"));

        assertThat(after.path("status").asText()).isEqualTo("potential_match");
        assertThat(after.path("review").asText()).isEqualTo("approved");
        assertThat(row("SELECT name IS NULL FROM bank.screenings WHERE screening_id = '" + id + "'"))
                .isEqualTo("t");
    }

    @Test
    void a_support_agent_cannot_screen() {
        Answer refused = Mcp.call("support_agent", "screen_entity", about("Asha Testwala"));

        assertThat(refused.code()).isEqualTo("forbidden");
    }

    private static JsonNode screen(String name) {
        return Mcp.call("kyc_officer", "screen_entity", about(name)).content();
    }

    private static JsonNode again(String id) {
        return Mcp.call("kyc_officer", "screen_entity", "{'screening_id':'" + id + "'}")
                .content();
    }

    private static String about(String name) {
        return "{'name':'" + name + "','entity_type':'individual'}";
    }

    /** How many questions the vendor has answered that were new to it. */
    private static double asked() {
        return Metrics.sum(Stack.env("KOSHA_SCREENING_URL"), "kosha_vendor_screenings_total", "outcome=\"new\"");
    }

    private static String row(String sql) {
        return Stack.kosha("psql", "-tAc", sql).strip();
    }
}
