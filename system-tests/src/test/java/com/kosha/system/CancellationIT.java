package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class CancellationIT {
    private static final String TRACE = "0af7651916cd43dd8448eb211c80319c";

    @Test
    void a_client_that_goes_away_ends_its_call_and_the_record_says_so() throws Exception {
        CompletableFuture<String> lock = lockTransactions();
        try (InputStream stream = openStream()) {
            assertThat(stream.read()).as("the stream has begun").isEqualTo(':');
        }

        List<JsonNode> records = Eventually.of(() -> AuditIT.records(TRACE), found -> !found.isEmpty());

        assertThat(records).hasSize(1);
        assertThat(records.get(0).path("outcome").asText()).isEqualTo("cancelled");
        lock.join();
        assertThat(Mcp.call("support_agent", "search_transactions", "{'account_id':'ACC-000000001'}")
                        .failed())
                .isFalse();
    }

    /** Holds a table for four seconds, so that a query of it hangs as it would behind a real lock. */
    static CompletableFuture<String> lockTransactions() {
        CompletableFuture<String> lock = CompletableFuture.supplyAsync(() -> Stack.kosha(
                "psql",
                "-Atc",
                "begin; lock table bank.transactions in access exclusive mode; select pg_sleep(4); commit"));
        Eventually.of(
                () -> Stack.kosha(
                        "psql",
                        "-Atc",
                        "select count(*) from pg_locks where mode = 'AccessExclusiveLock' and granted"
                                + " and relation = 'bank.transactions'::regclass"),
                count -> count.strip().equals("1"));
        return lock;
    }

    private static InputStream openStream() throws IOException, InterruptedException {
        HttpResponse<InputStream> response = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .build()
                .send(
                        Mcp.request(
                                Stack.tokenOf("support_agent"),
                                Mcp.toolCall("search_transactions", "{'account_id':'ACC-000000001'}"),
                                Map.of("traceparent", "00-" + TRACE + "-b7ad6b7169203331-01")),
                        BodyHandlers.ofInputStream());
        assertThat(response.headers().firstValue("Content-Type").orElse("")).startsWith("text/event-stream");
        return response.body();
    }
}
