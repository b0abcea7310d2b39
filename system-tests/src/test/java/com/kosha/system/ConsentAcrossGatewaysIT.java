package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Two gateways behind a balancer that sends each request anywhere share nothing but DynamoDB, PostgreSQL and keys. */
class ConsentAcrossGatewaysIT {
    private static final List<String> GATEWAYS =
            List.of(Stack.env("KOSHA_GATEWAY_URL") + "/mcp", Stack.env("KOSHA_GATEWAY2_URL") + "/mcp");
    private static final String BALANCER = Stack.env("KOSHA_BALANCER_URL") + "/mcp";
    private static final String AGREED = "{\"action\":\"accept\",\"content\":{\"agree\":true}}";

    private final String token = Stack.tokenOf("payments_analyst");
    private final String txnId = Payments.undisputed();
    private final String key = UUID.randomUUID().toString();

    @Test
    void a_person_who_was_asked_by_one_gateway_answers_at_the_other_and_once() {
        String state = asked(GATEWAYS.get(0));

        Answer done = answered(GATEWAYS.get(1), state);
        Answer again = answered(GATEWAYS.get(0), state);

        assertThat(done.content().path("dispute_id").asText()).startsWith("DSP-");
        assertThat(again.status()).isEqualTo(400);
        assertThat(Payments.disputesOf(txnId)).isEqualTo(1);
    }

    @Test
    void an_answer_that_is_sent_to_both_at_once_counts_at_one() throws Exception {
        String state = asked(GATEWAYS.get(0));

        List<Answer> answers = atOnce(8, i -> answered(GATEWAYS.get(i % 2), state));

        assertThat(answers.stream().filter(answer -> !answer.failed())).hasSize(1);
        assertThat(Payments.disputesOf(txnId)).isEqualTo(1);
        assertThat(Payments.eventsOf(txnId)).isEqualTo(1);
    }

    @Test
    void the_same_key_at_both_gateways_is_one_deed() throws Exception {
        List<Answer> answers = atOnce(
                8,
                i -> Mcp.sendTo(
                        GATEWAYS.get(i % 2), token, Mcp.toolCall("raise_dispute", order(",'confirm':true")), Map.of()));

        assertThat(answers.stream()
                        .map(answer -> answer.content().path("dispute_id").asText())
                        .distinct())
                .hasSize(1);
        assertThat(Payments.disputesOf(txnId)).isEqualTo(1);
        assertThat(Payments.eventsOf(txnId)).isEqualTo(1);
    }

    @Test
    void a_client_of_2025_without_a_session_reads_and_writes_through_the_balancer() {
        JsonNode read = client("typescript.mjs", "legacy", BALANCER, Stack.tokenOf("support_agent"));
        JsonNode written = client("write.mjs", "legacy", BALANCER, token, txnId, key, "confirm");

        assertThat(read.path("ids").size()).isGreaterThan(200);
        assertThat(written.path("dispute_id").asText()).startsWith("DSP-");
    }

    @Test
    void a_client_of_2026_reads_and_asks_its_person_through_the_balancer() {
        JsonNode read = client("typescript.mjs", "modern", BALANCER, Stack.tokenOf("support_agent"));
        JsonNode written = client("write.mjs", "modern", BALANCER, token, txnId, key, "agree");

        assertThat(read.path("ids").size()).isGreaterThan(200);
        assertThat(written.path("asked")).hasSize(1);
        assertThat(written.path("dispute_id").asText()).startsWith("DSP-");
    }

    private static JsonNode client(String script, String... arguments) {
        List<String> words = new ArrayList<>(List.of("node", "system-tests/src/test/clients/" + script));
        words.addAll(List.of(arguments));
        return Mcp.json(Stack.kosha(words.toArray(String[]::new)));
    }

    private String asked(String gateway) {
        return Mcp.sendTo(gateway, token, asking(), Map.of())
                .result()
                .path("requestState")
                .asText();
    }

    private Answer answered(String gateway, String state) {
        ObjectNode message = asking();
        ObjectNode params = (ObjectNode) message.path("params");
        params.putObject("inputResponses").set("consent", Mcp.json(AGREED));
        params.put("requestState", state);
        return Mcp.sendTo(gateway, token, message, Map.of());
    }

    private ObjectNode asking() {
        ObjectNode message = Mcp.toolCall("raise_dispute", order(""));
        message.withObject("/params/_meta/io.modelcontextprotocol~1clientCapabilities")
                .putObject("elicitation");
        return message;
    }

    private String order(String more) {
        return "{'txn_id':'" + txnId + "','reason_code':'duplicate','narrative':'It was taken twice.',"
                + "'idempotency_key':'" + key + "'" + more + "}";
    }

    /** One of a crowd. */
    private interface Member {
        Answer ask(int number);
    }

    private static List<Answer> atOnce(int many, Member member) throws Exception {
        ExecutorService crowd = Executors.newFixedThreadPool(many);
        List<Callable<Answer>> asking = IntStream.range(0, many)
                .<Callable<Answer>>mapToObj(i -> () -> member.ask(i))
                .toList();
        List<Answer> answers = new ArrayList<>();
        for (Future<Answer> answer : crowd.invokeAll(asking)) {
            answers.add(answer.get());
        }
        crowd.shutdown();
        return answers;
    }
}
