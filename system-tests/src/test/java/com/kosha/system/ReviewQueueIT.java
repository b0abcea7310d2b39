package com.kosha.system;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Base64;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** A poison event on its way from the outbox to a person, and what the person decides. */
class ReviewQueueIT {
    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    /** An event with a character that SQS does not admit, one refusal before its end; its id. */
    private static String poison(String group, String requestedBy) {
        return Ledgers.rows("INSERT INTO ops.outbox (event_type, group_key, payload, trace_id, attempts, requested_by)"
                        + " VALUES ('test.happened', '" + group + "', '{\"odd\":\"a\\uFFFE\"}', repeat('0', 32), 4, '"
                        + requestedBy + "') RETURNING event_id")
                .get(0);
    }

    private static String itemOf(String event) {
        return Eventually.of(
                        () -> Ledgers.rows("SELECT item_id FROM ops.review_queue WHERE reference = '" + event + "'"),
                        items -> !items.isEmpty())
                .get(0);
    }

    private static String operator() {
        String claims = Stack.tokenOf("operator").split("\\.", -1)[1];
        return Mcp.json(new String(Base64.getUrlDecoder().decode(claims), UTF_8))
                .path("sub")
                .asText();
    }

    private static int decide(String role, String item, String deed, String body) throws Exception {
        return CLIENT.send(
                        HttpRequest.newBuilder(URI.create(
                                        Stack.env("KOSHA_GATEWAY_URL") + "/ops/reviews/" + item + "/" + deed))
                                .header("Authorization", "Bearer " + Stack.tokenOf(role))
                                .header("Content-Type", "application/json")
                                .header("Idempotency-Key", UUID.randomUUID().toString())
                                .POST(BodyPublishers.ofString(body))
                                .build(),
                        BodyHandlers.ofString())
                .statusCode();
    }

    @Test
    void a_poison_event_waits_for_a_person_and_what_follows_it_goes_on() {
        String group = "POISON-" + UUID.randomUUID();
        String event = poison(group, "somebody");
        Ledgers.rows("INSERT INTO ops.outbox (event_type, group_key, payload, trace_id) VALUES ('test.happened', '"
                + group + "', '{}', repeat('0', 32)) RETURNING id");

        String item = itemOf(event);

        Eventually.of(
                () -> Ledgers.count("ops.outbox WHERE group_key = '" + group + "' AND sent_at IS NOT NULL"),
                sent -> sent == 1);
        assertThat(Stack.kosha("review", "list", "--kind", "outbox_event")).contains(event);
        assertThat(Stack.kosha("review", "show", item)).contains("error: InvalidMessageContents", "attempts: 5");
        assertThat(Stack.kosha("review", "reject", item, "--reason", "told them by hand"))
                .contains("rejected by " + operator(), "told them by hand");
    }

    @Test
    void an_approved_event_is_sent_once_under_a_new_id() throws Exception {
        String event = poison("MENDED-" + UUID.randomUUID(), "somebody");
        String item = itemOf(event);
        Ledgers.rows("UPDATE ops.outbox SET payload = '{}' WHERE event_id = '" + event + "' RETURNING 1");

        assertThat(Stack.kosha("review", "approve", item, "--reason", "mended")).contains("approved under");

        String key = Ledgers.rows("SELECT new_key FROM ops.review_queue WHERE item_id = " + item)
                .get(0);
        EventQueue queue = new EventQueue();
        Eventually.of(
                queue::heard,
                heard -> heard.stream()
                        .map((JsonNode told) -> told.path("event_id").asText())
                        .anyMatch(key::equals));
        assertThat(decide("operator", item, "rejection", "{\"reason\":\"late\"}"))
                .isEqualTo(409);
    }

    @Test
    void whoever_asked_for_it_and_whoever_is_no_operator_cannot_approve_it() throws Exception {
        String item = itemOf(poison("OWN-" + UUID.randomUUID(), operator()));

        assertThat(decide("operator", item, "approval", "{\"reason\":\"mine\"}"))
                .isEqualTo(403);
        assertThat(decide("auditor", item, "approval", "{\"reason\":\"why not\"}"))
                .isEqualTo(403);
        assertThat(decide("operator", item, "approval", "{}")).isEqualTo(400);
        assertThat(decide("operator", "999999999", "approval", "{\"reason\":\"r\"}"))
                .isEqualTo(404);
        assertThat(Stack.kosha("review", "show", item)).contains("open");
    }
}
