package com.kosha.gateway.mcp;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;

/** A message that the protocol itself does not admit. Its words are the sender's to read. */
final class Refusal extends RuntimeException {
    private final int status;
    private final @Nullable Object id;
    private final int code;
    private final @Nullable ObjectNode data;

    private Refusal(int status, @Nullable Object id, int code, String message, @Nullable ObjectNode data) {
        super(message, null, false, false);
        this.status = status;
        this.id = id;
        this.code = code;
        this.data = data;
    }

    /** A refusal under the status that belongs to the code. */
    static Refusal of(@Nullable Object id, int code, String message) {
        return new Refusal(Codes.status(code), id, code, message, null);
    }

    static Refusal of(@Nullable Object id, int code, String message, ObjectNode data) {
        return new Refusal(Codes.status(code), id, code, message, data);
    }

    /** A refusal that HTTP has a status of its own for. */
    static Refusal http(int status, int code, String message) {
        return new Refusal(status, null, code, message, null);
    }

    Reply reply(String traceId) {
        return Reply.error(status, id, code, String.valueOf(getMessage()), data, traceId);
    }
}
