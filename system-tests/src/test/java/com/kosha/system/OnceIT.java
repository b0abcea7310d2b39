package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** What is sent twice happens once. */
class OnceIT {
    private static final int CROWD = 50;
    private static final Set<String> WORTH_WAITING = Set.of("conflict", "overloaded", "rate_limited");

    private final String txnId = Payments.undisputed();
    private final String key = UUID.randomUUID().toString();

    @Test
    void fifty_with_the_same_key_raise_one_dispute_and_hear_the_same() throws Exception {
        Stack.tokenOf("payments_analyst");
        ExecutorService crowd = Executors.newFixedThreadPool(CROWD);
        List<JsonNode> heard = new ArrayList<>();
        for (Future<JsonNode> answer :
                crowd.invokeAll(Collections.<Callable<JsonNode>>nCopies(CROWD, this::raiseWithPatience))) {
            heard.add(withoutWhatIsEachCalls(answer.get()));
        }
        crowd.shutdown();

        assertThat(heard).hasSize(CROWD).containsOnly(heard.get(0));
        assertThat(Payments.disputesOf(txnId)).isEqualTo(1);
        assertThat(Payments.eventsOf(txnId)).isEqualTo(1);
    }

    @Test
    void the_same_key_with_other_arguments_is_a_conflict_that_waiting_does_not_help() {
        raise("duplicate", key).content();

        Answer other = raise("fraud", key);

        assertThat(other.code()).isEqualTo("conflict");
        assertThat(other.problem().at("/details/reason").asText()).isEqualTo("key_reused");
        assertThat(other.problem().has("retry_after_s")).isFalse();
        assertThat(Payments.disputesOf(txnId)).isEqualTo(1);
    }

    @Test
    void the_same_deed_under_another_key_is_the_first_one_told_again() {
        JsonNode first = raise("duplicate", key).content();
        JsonNode second = raise("duplicate", UUID.randomUUID().toString()).content();

        assertThat(second.path("replayed").asBoolean()).isTrue();
        assertThat(second.path("dispute_id")).isEqualTo(first.path("dispute_id"));
        assertThat(Payments.eventsOf(txnId)).isEqualTo(1);
    }

    /** As a well-behaved agent does: whoever is told to wait waits, and sends the same again. */
    private JsonNode raiseWithPatience() throws InterruptedException {
        while (true) {
            Answer answer = raise("duplicate", key);
            if (!answer.failed()) {
                return answer.content();
            }
            assertThat(WORTH_WAITING).as(answer.body().toString()).contains(answer.code());
            assertThat(answer.problem().path("retry_after_s").asInt()).isPositive();
            Thread.sleep(1_000L * answer.problem().path("retry_after_s").asInt());
        }
    }

    private Answer raise(String reason, String underKey) {
        return Mcp.call(
                "payments_analyst",
                "raise_dispute",
                "{'txn_id':'" + txnId + "','reason_code':'" + reason + "','narrative':'It was taken twice.',"
                        + "'idempotency_key':'" + underKey + "','confirm':true}");
    }

    private static JsonNode withoutWhatIsEachCalls(JsonNode answer) {
        return ((ObjectNode) answer.deepCopy()).remove(List.of("trace_id", "replayed"));
    }
}
