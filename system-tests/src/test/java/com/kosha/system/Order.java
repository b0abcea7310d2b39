package com.kosha.system;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Something that somebody wants done once, under a key that stays the same however often it has to be said.
 *
 * @param subject what it is about: a payment, a dispute or a refund; one order of a kind each, so that the books can be
 *     told apart
 * @param amountPaise what a refund is of; 0 of everything else
 */
record Order(Kind kind, String subject, UUID key, long amountPaise) {
    private static final AtomicInteger TURNS = new AtomicInteger();
    static final Duration PATIENCE = Duration.ofMinutes(4);
    /** What is worth saying again, with the same key. */
    private static final Set<String> PASSING =
            Set.of("dependency_unavailable", "deadline_exceeded", "overloaded", "rate_limited", "conflict", "internal");

    enum Kind {
        DISPUTE("raise_dispute", "support_agent", "txn_id", "dispute_id"),
        REVIEW("flag_transaction_for_review", "payments_analyst", "txn_id", "review_id"),
        REFUND("issue_refund", "payments_analyst", "dispute_id", "refund_id"),
        CANCELLATION("cancel_refund", "payments_analyst", "refund_id", "refund_id");

        final String tool;
        final String role;
        final String about;
        final String id;

        Kind(String tool, String role, String about, String id) {
            this.tool = tool;
            this.role = role;
            this.about = about;
            this.id = id;
        }
    }

    /** A new order, of anything but a refund. */
    static Order of(Kind kind, String subject) {
        return new Order(kind, subject, UUID.randomUUID(), 0);
    }

    /** A new order to refund what that dispute is of. */
    static Order refund(JsonNode dispute) {
        return new Order(
                Kind.REFUND,
                dispute.path("dispute_id").asText(),
                UUID.randomUUID(),
                dispute.path("amount_paise").asLong());
    }

    private String arguments() {
        String own = switch (kind) {
            case DISPUTE -> "'reason_code':'not_received','narrative':'The parcel has not come'";
            case REVIEW -> "'reason':'The amount looks odd','priority':'high'";
            case REFUND -> "'amount_paise':" + amountPaise;
            case CANCELLATION -> "'reason':'Asked for by mistake'";
        };
        return "{'" + kind.about + "':'" + subject + "'," + own + ",'idempotency_key':'" + key + "','confirm':true}";
    }

    /** Says it once, to the gateways in turn. */
    Answer say() {
        List<String> gateways = Stack.gateways();
        return sayTo(gateways.get(Math.floorMod(TURNS.getAndIncrement(), gateways.size())));
    }

    Answer sayTo(String gateway) {
        return Mcp.sendTo(gateway, Stack.tokenOf(kind.role), Mcp.toolCall(kind.tool, arguments()), Map.of());
    }

    /** Says it until it is done, and returns what was done. */
    JsonNode done() {
        return Eventually.within(PATIENCE, this::sayOrNothing, said -> said != null && !passes(said))
                .content();
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
