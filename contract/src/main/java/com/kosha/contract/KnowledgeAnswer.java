package com.kosha.contract;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the knowledge base has to say to a question, the best first.
 *
 * @param degradedReason absent when the answer is as good as it gets
 * @param embeddedBy who embedded the question; absent when nobody did
 */
public record KnowledgeAnswer(
        List<Passage> items,
        boolean degraded,
        @Nullable DegradedReason degradedReason,
        @Nullable ServedBy embeddedBy,
        Instant asOf) {
    public KnowledgeAnswer {
        items = List.copyOf(items);
    }
}
