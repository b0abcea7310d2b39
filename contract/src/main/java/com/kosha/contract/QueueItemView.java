package com.kosha.contract;

import com.kosha.contract.Sensitive.Kind;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something that the machine will not try again by itself, with the decision on it once there is one (ruling 27).
 *
 * @param reference the screening's id, the event's id, or saga and step
 * @param reason why it came to be here
 * @param requestedBy the subject on whose behalf it was to happen; never the one who approves
 * @param traceId of the call that it came from
 * @param newKey under which an approval ran, once
 */
public record QueueItemView(
        String itemId,
        QueueKind kind,
        String reference,
        @Sensitive(Kind.FREE_TEXT) String reason,
        List<QueueFact> facts,
        String requestedBy,
        String traceId,
        Instant createdAt,
        QueueState state,
        @Nullable Instant decidedAt,
        @Nullable String decidedBy,
        @Nullable @Sensitive(Kind.FREE_TEXT) String decisionReason,
        @Nullable String newKey) {
    public QueueItemView {
        facts = List.copyOf(facts);
    }
}
