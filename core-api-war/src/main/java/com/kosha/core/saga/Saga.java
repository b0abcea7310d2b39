package com.kosha.core.saga;

import com.kosha.core.db.Viewer;
import com.kosha.json.Text;
import java.util.UUID;

/**
 * One saga, by what never changes about it.
 *
 * @param kind the name of its {@link SagaKind}
 * @param subjectId the id of what it changes
 * @param payload what its steps must know, as JSON: ids, amounts and keys
 * @param startedBy the subject on whose behalf
 * @param traceId of the call that began it, 32 hex digits
 */
public record Saga(
        UUID id, String kind, String subjectId, String payload, String startedBy, String clientId, String traceId) {

    /** A saga that somebody asks for now. */
    public static Saga of(UUID id, String kind, String subjectId, Record payload, Viewer viewer, String traceId) {
        return new Saga(id, kind, subjectId, Text.of(payload), viewer.subject(), viewer.clientId(), traceId);
    }

    /** What its steps must know. */
    public <R extends Record> R payload(Class<R> type) {
        return Text.read(payload, type);
    }
}
