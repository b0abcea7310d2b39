package com.kosha.gateway.mcp;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.json.Json;
import com.kosha.resilience.Time;
import java.io.IOException;
import java.io.InputStream;

/** Reads one JSON-RPC message from a body that anybody may have written. */
final class MessageReader {
    /** With the digits that were sent: rounded ones could turn one amount into another. */
    private static final ObjectReader EXACT = Json.mapper().reader(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);

    private MessageReader() {}

    /**
     * The message.
     *
     * @throws Refusal when there is none, or more than one
     */
    static Incoming read(InputStream body, Time time) {
        JsonNode json = json(body, time);
        if (json.isArray()) {
            throw Refusal.of(null, Codes.INVALID_REQUEST, "Batches are not taken: send one message a request.");
        }
        JsonNode id = json.path("id");
        Object knownId = Message.id(id);
        if (!"2.0".equals(json.path("jsonrpc").textValue())) {
            throw Refusal.of(knownId, Codes.INVALID_REQUEST, "This is no JSON-RPC 2.0 message.");
        }
        if (json.has("result") || json.has("error")) {
            return answer(id, json.path("result"));
        }
        String method = json.path("method").textValue();
        if (method == null || (json.has("id") && knownId == null)) {
            throw Refusal.of(
                    knownId,
                    Codes.INVALID_REQUEST,
                    "A request needs a method, and an id that is text or a whole number.");
        }
        JsonNode params = json.path("params");
        if (!params.isMissingNode() && !params.isObject()) {
            throw Refusal.of(knownId, Codes.INVALID_PARAMS, "The params must be an object.");
        }
        return new Message(knownId, method, params instanceof ObjectNode given ? given : null);
    }

    /** An error of the client's means that nobody was asked. */
    private static ClientAnswer answer(JsonNode id, JsonNode result) {
        if (!id.isTextual()) {
            throw Refusal.of(null, Codes.INVALID_REQUEST, "This server has asked nothing under such an id.");
        }
        return new ClientAnswer(id.textValue(), result instanceof ObjectNode given ? given : ClientAnswer.dismissed());
    }

    private static JsonNode json(InputStream body, Time time) {
        try {
            JsonNode json = EXACT.readTree(BoundedBody.read(body, time));
            if (!json.isMissingNode()) {
                return json;
            }
        } catch (IOException e) { // broken off, no JSON, too deep, or a name given twice
        }
        throw Refusal.of(
                null,
                Codes.PARSE_ERROR,
                "The body is not JSON that is taken here: no name twice, 32 levels and 40 digits at most.");
    }
}
