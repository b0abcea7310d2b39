package com.kosha.system;

import java.time.Duration;
import java.util.Set;
import java.util.UUID;

/**
 * Something that somebody wants done once, under a key that stays the same however often it has to be said.
 *
 * @param paymentId what it is about; one order a payment, so that the books can be told apart
 */
record Order(Kind kind, String paymentId, UUID key) {
    private static final Duration PATIENCE = Duration.ofMinutes(4);
    /** What is worth saying again, with the same key. */
    private static final Set<String> PASSING =
            Set.of("dependency_unavailable", "deadline_exceeded", "overloaded", "rate_limited", "conflict", "internal");

    enum Kind {
        DISPUTE("raise_dispute", "support_agent", "dispute_id", "bank.disputes"),
        REVIEW("flag_transaction_for_review", "payments_analyst", "review_id", "bank.reviews");

        final String tool;
        final String role;
        final String id;
        final String table;

        Kind(String tool, String role, String id, String table) {
            this.tool = tool;
            this.role = role;
            this.id = id;
            this.table = table;
        }
    }

    private String arguments() {
        String own = kind == Kind.DISPUTE
                ? "'reason_code':'not_received','narrative':'The parcel has not come'"
                : "'reason':'The amount looks odd','priority':'high'";
        return "{'txn_id':'" + paymentId + "'," + own + ",'idempotency_key':'" + key + "','confirm':true}";
    }

    /** Says it once. */
    Answer say() {
        return Mcp.call(kind.role, kind.tool, arguments());
    }

    /** Says it until it is done, and returns the id of what was done. */
    String done() {
        Answer answer = Eventually.within(PATIENCE, this::sayOrNothing, said -> said != null && !passes(said));
        return answer.content().path(kind.id).asText();
    }

    private static boolean passes(Answer said) {
        return said.failed() && PASSING.contains(said.code());
    }

    @SuppressWarnings("NullAway") // null: nobody was there to answer
    private Answer sayOrNothing() {
        try {
            return say();
        } catch (java.io.UncheckedIOException nobody) {
            return null;
        }
    }
}
