package com.kosha.contract;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A saga and what has become of it, for operators.
 *
 * @param kind {@code issue_refund} or {@code cancel_refund}
 * @param subjectId the id of what it changes
 * @param failure why it did not complete, a code: {@code stopped} by its caller, {@code crashed} with its server, or an
 *     {@link ErrorCode}'s wire name
 * @param startedBy the subject on whose behalf
 * @param steps those that have begun, in their order
 */
public record SagaView(
        String sagaId,
        String kind,
        SagaState state,
        String subjectId,
        @Nullable String failure,
        String startedBy,
        String clientId,
        String traceId,
        Instant createdAt,
        Instant updatedAt,
        List<SagaStepView> steps) {
    public SagaView {
        steps = List.copyOf(steps);
    }

    /** The same with those steps. */
    public SagaView with(List<SagaStepView> known) {
        return new SagaView(
                sagaId, kind, state, subjectId, failure, startedBy, clientId, traceId, createdAt, updatedAt, known);
    }
}
