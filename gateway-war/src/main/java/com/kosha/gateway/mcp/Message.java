package com.kosha.gateway.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;

/**
 * One JSON-RPC message that came in.
 *
 * @param id text or a whole number; absent for a notification, which gets no answer
 * @param params absent when the sender left them out
 */
record Message(@Nullable Object id, String method, @Nullable ObjectNode params) implements Incoming {
    /** Under this key of {@code _meta} a request of the stateless era says which version it speaks. */
    static final String VERSION = "io.modelcontextprotocol/protocolVersion";

    boolean isNotification() {
        return id == null;
    }

    /** The text that stands in {@code params} under that name; absent when there is none. */
    @Nullable
    String param(String name) {
        JsonNode value = path(name);
        return value.isTextual() ? text(value) : null;
    }

    /** What stands in {@code params} under that name. */
    JsonNode path(String name) {
        return params == null ? MissingNode.getInstance() : params.path(name);
    }

    /** The id of a request that {@code params} name; absent when there is none. */
    @Nullable
    Object id(String name) {
        return id(path(name));
    }

    /** An id as JSON-RPC has them here: text, or a whole number. */
    static @Nullable Object id(JsonNode id) {
        if (id.isTextual()) {
            return id.textValue();
        }
        return id.isIntegralNumber() && id.canConvertToLong() ? id.longValue() : null;
    }

    /** The text or whole number that stands in {@code _meta} under that key; absent when there is none. */
    @Nullable
    String meta(String key) {
        return text(path("_meta").path(key));
    }

    private static @Nullable String text(JsonNode node) {
        if (node.isIntegralNumber()) { // a moment in epoch milliseconds is a number to most clients
            return node.asText();
        }
        return node.isTextual() && !node.textValue().isBlank() ? node.textValue() : null;
    }
}
