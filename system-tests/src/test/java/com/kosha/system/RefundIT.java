package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Test;

/** Money goes back once, through however many servers, and wholly or not at all. */
class RefundIT {
    private static final String PAYMENT =
            "SELECT t.txn_id FROM bank.transactions t JOIN bank.accounts a USING (account_id)"
                    + " JOIN bank.customers c USING (customer_id) WHERE t.direction = 'DEBIT' AND t.status = 'COMPLETED' AND NOT"
                    + " c.staff AND NOT c.restricted AND NOT EXISTS (SELECT FROM bank.disputes d WHERE d.txn_id = t.txn_id)"
                    + " ORDER BY t.txn_id LIMIT 1";

    private record Dispute(String id, long amountPaise) {
        String refund(UUID key) {
            return "{'dispute_id':'" + id + "','amount_paise':" + amountPaise + ",'idempotency_key':'" + key
                    + "','confirm':true}";
        }

        /** The dispute's state, and its refunds' and payments' that stand. */
        String books() {
            String disputed =
                    bank("SELECT concat_ws(' ', status, (SELECT count(*) FROM bank.refunds r WHERE r.dispute_id ="
                            + " d.dispute_id AND r.status IN ('PENDING', 'COMPLETED'))) FROM bank.disputes d WHERE dispute_id = '"
                            + id + "'");
            return disputed + " "
                    + ledger("SELECT count(*) FROM ledger.payments WHERE state = 'RECORDED' AND dispute_id = '" + id
                            + "'");
        }
    }

    private static String bank(String sql) {
        return Stack.kosha("psql", "-Atc", sql).strip();
    }

    private static String ledger(String sql) {
        return Stack.kosha("psql", "--ledger", "-Atc", sql).strip();
    }

    private static synchronized Dispute raised() {
        JsonNode dispute = Mcp.call(
                        "payments_analyst",
                        "raise_dispute",
                        "{'txn_id':'" + bank(PAYMENT) + "','reason_code':'duplicate','narrative':'The shop has taken it"
                                + " twice','idempotency_key':'" + UUID.randomUUID() + "','confirm':true}")
                .content();
        return new Dispute(
                dispute.path("dispute_id").asText(),
                dispute.path("amount_paise").asLong());
    }

    private static String newTrace() {
        return "%016x%016x"
                .formatted(
                        ThreadLocalRandom.current().nextLong(1, Long.MAX_VALUE),
                        ThreadLocalRandom.current().nextLong());
    }

    @Test
    void what_is_refunded_and_cancelled_can_be_refunded_anew() {
        Dispute dispute = raised();
        JsonNode refund = Mcp.call("payments_analyst", "issue_refund", dispute.refund(UUID.randomUUID()))
                .content();
        assertThat(dispute.books()).isEqualTo("REFUNDED 1 1");

        JsonNode voided = Mcp.call(
                        "payments_analyst",
                        "cancel_refund",
                        "{'refund_id':'" + refund.path("refund_id").asText()
                                + "','reason':'Asked for by mistake','idempotency_key':'" + UUID.randomUUID()
                                + "','confirm':true}")
                .content();
        assertThat(voided.path("status").asText()).isEqualTo("voided");
        assertThat(dispute.books()).isEqualTo("OPEN 0 0");

        JsonNode anew = Mcp.call("payments_analyst", "issue_refund", dispute.refund(UUID.randomUUID()))
                .content();
        assertThat(anew.path("replayed").asBoolean()).isFalse();
        assertThat(Stack.kosha("saga", "show", anew.path("saga_id").asText()))
                .contains("Committed: mark_refund_issued, record_payment.");
    }

    @Test
    void twenty_at_once_half_of_them_from_another_person_are_one_payment_and_twenty_answers_that_name_it()
            throws Exception {
        Dispute dispute = raised();
        String mine = dispute.refund(UUID.randomUUID());
        String other = Stack.token("--role", "payments_analyst", "--user", "meera");
        List<String> gateways = Stack.gateways();
        ExecutorService twenty = Executors.newFixedThreadPool(20);
        List<Future<Answer>> answers = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            boolean first = i % 2 == 0;
            String gateway = gateways.get(i / 2 % gateways.size());
            answers.add(twenty.submit(() -> Mcp.sendTo(
                    gateway,
                    first ? Stack.tokenOf("payments_analyst") : other,
                    Mcp.toolCall("issue_refund", first ? mine : dispute.refund(UUID.randomUUID())),
                    Map.of())));
        }
        twenty.shutdown();

        List<String> refunds = new ArrayList<>();
        for (Future<Answer> answer : answers) {
            refunds.add(answer.get().content().path("refund_id").asText());
        }
        assertThat(refunds).hasSize(20).containsOnly(refunds.get(0));
        assertThat(dispute.books()).isEqualTo("REFUNDED 1 1");
    }

    @Test
    void a_stop_in_the_middle_ends_with_a_report_of_what_was_committed_and_compensated() throws Exception {
        Dispute dispute = raised();
        String trace = newTrace();
        CompletableFuture<String> lock = lockLedger(4);

        try (InputStream stream = begun(dispute, trace)) {
            assertThat(stream.read()).as("the stream has begun").isEqualTo(':');
            recordingPayment(dispute);
        }

        JsonNode record = Eventually.of(() -> AuditIT.records(trace), found -> !found.isEmpty())
                .get(0);
        assertThat(record.path("outcome").asText()).isEqualTo("cancelled");
        String report = Eventually.of(
                () -> Stack.kosha("saga", "show", record.path("saga_id").asText()),
                told -> told.contains("Nothing stands."));
        assertThat(report).contains("Committed and compensated: mark_refund_issued");
        assertThat(dispute.books()).isEqualTo("OPEN 0 0");
        lock.join();
    }

    @Test
    void when_core_api_is_killed_between_two_steps_the_saga_is_unwound_once_and_the_next_try_pays() throws Exception {
        Dispute dispute = raised();
        UUID key = UUID.randomUUID();
        CompletableFuture<String> lock = lockLedger(3);
        String trace = newTrace();

        try (InputStream stream = begun(dispute, trace)) {
            assertThat(stream.read()).as("the stream has begun").isEqualTo(':');
            recordingPayment(dispute);
            Parts.coreApis().forEach(Parts::kill);
        } finally {
            Parts.coreApis().forEach(part -> Stack.kosha("start", part));
        }
        lock.join();

        Eventually.of(() -> Stack.kosha("saga", "show", trace), told -> told.contains("Nothing stands."));
        assertThat(dispute.books()).isEqualTo("OPEN 0 0");
        assertThat(Eventually.of(
                                () -> Mcp.call("payments_analyst", "issue_refund", dispute.refund(key)),
                                answer -> !answer.failed())
                        .content()
                        .path("status")
                        .asText())
                .isEqualTo("pending");
        assertThat(dispute.books()).isEqualTo("REFUNDED 1 1");
    }

    /** Holds the ledger for so many seconds, so that a payment hangs as it would behind a real lock. */
    private static CompletableFuture<String> lockLedger(int seconds) {
        CompletableFuture<String> lock = CompletableFuture.supplyAsync(
                () -> ledger("begin; lock table ledger.payments in access exclusive mode; select pg_sleep(" + seconds
                        + "); commit"));
        Eventually.of(
                () -> ledger(
                        "select count(*) from pg_locks where mode = 'AccessExclusiveLock' and granted and relation ="
                                + " 'ledger.payments'::regclass"),
                count -> count.equals("1"));
        return lock;
    }

    private static void recordingPayment(Dispute dispute) {
        Eventually.of(
                () -> bank("SELECT count(*) FROM ops.saga_steps JOIN ops.sagas s USING (saga_id) WHERE s.payload ->>"
                        + " 'dispute_id' = '" + dispute.id() + "' AND name = 'record_payment'"),
                count -> count.equals("1"));
    }

    private static InputStream begun(Dispute dispute, String trace) throws IOException, InterruptedException {
        HttpResponse<InputStream> response = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .build()
                .send(
                        Mcp.request(
                                Stack.tokenOf("payments_analyst"),
                                Mcp.toolCall("issue_refund", dispute.refund(UUID.randomUUID())),
                                Map.of("traceparent", "00-" + trace + "-b7ad6b7169203331-01")),
                        BodyHandlers.ofInputStream());
        assertThat(response.headers().firstValue("Content-Type").orElse("")).startsWith("text/event-stream");
        return response.body();
    }
}
