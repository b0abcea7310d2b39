package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Personal data that comes in anywhere goes out nowhere: values that occur once in the world are looked for everywhere. */
class CanaryWordsIT {
    private static final String PAN = "QXZWJ7391K";
    private static final String MOBILE = "7391846205";
    private static final String MAIL = "qxzwj.canary@example.net";
    private static final String CARD = "4929 7391 8462 0576"; // fits Luhn
    private static final String VPA = "qxzwjcanary@okaxis";
    private static final List<String> CANARIES = List.of(PAN, MOBILE, MAIL, CARD, VPA);
    private static final String NARRATIVE = "It was taken twice, says " + String.join(", ", CANARIES) + ".";

    private final String txnId = Payments.undisputed();
    private final String key = UUID.randomUUID().toString();

    @Test
    void what_is_told_in_a_write_is_masked_in_its_question_its_answer_and_its_replay() {
        String role = "payments_analyst";
        ObjectNode asking = Mcp.toolCall("raise_dispute", order(""));
        asking.withObject("/params/_meta/io.modelcontextprotocol~1clientCapabilities")
                .putObject("elicitation");

        Answer asked = Mcp.send(Stack.tokenOf(role), asking, Map.of());
        Answer done = Mcp.call(role, "raise_dispute", order(",'confirm':true"));
        Answer again = Mcp.call(role, "raise_dispute", order(",'confirm':true"));

        assertThat(asked.result().path("resultType").asText()).isEqualTo("input_required");
        assertThat(done.content().path("narrative").asText()).contains("It was taken twice");
        assertThat(again.content().path("replayed").asBoolean()).isTrue();
        assertThat(asked.body() + "" + done.body() + again.body()).doesNotContain(CANARIES);
        nothingIsLeftBehind();
    }

    @Test
    void what_stands_in_arguments_that_are_wrong_comes_back_in_no_error() {
        for (String canary : CANARIES) {
            String role = "support_agent";
            List<Answer> refused = List.of(
                    Mcp.call(role, "search_customers", "{'name':'" + canary + "','limit':0}"),
                    Mcp.call(role, "search_customers", "{'" + canary + "':1}"),
                    Mcp.call(role, "get_customer_profile", "{'customer_id':'" + canary + "'}"),
                    Mcp.call(role, "search_transactions", "{'account_id':'ACC-000000001','cursor':'" + canary + "'}"),
                    Mcp.call(role, "raise_dispute", "{'txn_id':'" + canary + "','idempotency_key':'" + canary + "'}"),
                    Mcp.call(role, "list_aml_alerts", "{'customer_id':'" + canary + "'}"),
                    Mcp.call(role, canary.replace(' ', '_'), "{}"));

            assertThat(refused)
                    .allMatch(Answer::failed)
                    .allSatisfy(answer -> assertThat(answer.body().toString()).doesNotContain(canary));
        }
        nothingIsLeftBehind();
    }

    /** No log, no audit record and no metric of any server holds one of them. */
    private static void nothingIsLeftBehind() {
        Eventually.of(() -> AuditIT.records("raise_dispute"), records -> !records.isEmpty());
        List<String> found = new ArrayList<>();
        for (Path file : written()) {
            found.addAll(in(file.toString(), text(file)));
        }
        for (String server : List.of("KOSHA_GATEWAY_URL", "KOSHA_CORE_URL")) {
            found.addAll(in(server, metrics(Stack.env(server))));
        }

        assertThat(found).isEmpty();
    }

    private static List<String> in(String place, String text) {
        return CANARIES.stream()
                .filter(text::contains)
                .map(canary -> canary + " in " + place)
                .toList();
    }

    private static List<Path> written() {
        List<Path> files = new ArrayList<>();
        for (Path folder : List.of(Stack.stateFolder().resolve("logs"), Path.of(Stack.env("KOSHA_AUDIT_DIR")))) {
            try (Stream<Path> all = Files.list(folder)) {
                // What Maven and its tests print about themselves is no log of a server
                all.filter(file -> !file.getFileName().toString().startsWith("maven-"))
                        .forEach(files::add);
            } catch (IOException e) {
                throw new AssertionError("cannot be listed: " + folder, e);
            }
        }
        return files;
    }

    private static String text(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new AssertionError("cannot be read: " + file, e);
        }
    }

    private static String metrics(String server) {
        try {
            return HttpClient.newHttpClient()
                    .send(
                            HttpRequest.newBuilder(URI.create(server + "/metrics"))
                                    .build(),
                            BodyHandlers.ofString())
                    .body();
        } catch (IOException e) {
            throw new AssertionError("no metrics at " + server, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private String order(String more) {
        return "{'txn_id':'" + txnId + "','reason_code':'duplicate','narrative':'" + NARRATIVE + "',"
                + "'idempotency_key':'" + key + "'" + more + "}";
    }
}
