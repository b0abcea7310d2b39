package com.kosha.gateway.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.contract.ErrorCode;
import com.kosha.json.Json;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Turns what the era with a handshake says into what the one without it says, and back. */
final class Translation {
    /** How the stateless era asks what a server can do. */
    static final String DISCOVER = "server/discover";

    private static final String META = "_meta";
    private static final String CAPABILITIES = "io.modelcontextprotocol/clientCapabilities";
    private static final String SERVER_INFO = "io.modelcontextprotocol/serverInfo";
    private static final String INPUT_REQUIRED = "input_required";
    private static final String STATE = "requestState";
    private static final String MODE = "mode";
    private static final List<String> ONLY_MODERN = List.of("resultType", "ttlMs", "cacheScope");

    private Translation() {}

    /** The params with what the stateless era wants in each request. */
    static ObjectNode toModern(@Nullable ObjectNode legacy, ObjectNode capabilities) {
        ObjectNode params = legacy == null ? Json.mapper().createObjectNode() : legacy.deepCopy();
        ObjectNode meta = params.get(META) instanceof ObjectNode given ? given : params.putObject(META);
        meta.put(Message.VERSION, Version.V2026_07_28.wire());
        meta.set(CAPABILITIES, capabilities);
        return params;
    }

    /** Whether the reply is no answer yet. */
    static boolean wantsInput(Reply reply) {
        return reply.body() != null
                && reply.body().at("/result/resultType").asText().equals(INPUT_REQUIRED);
    }

    /** The same message again, with what the client answers to each question of the reply. */
    static Message answered(Message message, Reply reply, Dialog dialog) {
        JsonNode wanted = Objects.requireNonNull(reply.body(), "it wants input").path("result");
        ObjectNode params = message.params() == null
                ? Json.mapper().createObjectNode()
                : message.params().deepCopy();
        ObjectNode answers = params.putObject("inputResponses");
        wanted.path("inputRequests").properties().forEach(question -> {
            ObjectNode asked = question.getValue().path("params") instanceof ObjectNode given
                    ? given.deepCopy()
                    : Json.mapper().createObjectNode();
            asked.remove(
                    MODE); // it is a form where nothing else is said, and the first of these revisions know no other
            answers.set(
                    question.getKey(),
                    dialog.ask(question.getValue().path("method").asText(), asked));
        });
        if (wanted.has(STATE)) {
            params.set(STATE, wanted.path(STATE));
        }
        return new Message(message.id(), message.method(), params);
    }

    /** Takes from a result what the older era does not know. */
    static void toLegacy(ObjectNode result) {
        result.remove(ONLY_MODERN);
        if (result.get(META) instanceof ObjectNode meta) {
            meta.remove(SERVER_INFO);
            if (meta.isEmpty()) {
                result.remove(META);
            }
        }
    }

    /** Whether the reply is about a resource that is not there, for which the older era has a code of its own. */
    static boolean saysNotFound(Message message, Reply reply) {
        return message.method().equals("resources/read")
                && reply.body() != null
                && ErrorCode.NOT_FOUND
                        .wire()
                        .equals(reply.body().at("/error/data/code").asText());
    }

    /** The answer to a handshake, made of the answer to a discovery. */
    static ObjectNode welcome(Version spoken, Reply discovery) {
        ObjectNode discovered = (ObjectNode) Objects.requireNonNull(discovery.body(), "a request gets an answer")
                .path("result");
        ObjectNode welcome = Json.mapper().createObjectNode().put("protocolVersion", spoken.wire());
        welcome.set("capabilities", discovered.path("capabilities"));
        welcome.set("serverInfo", discovered.path(META).path(SERVER_INFO));
        welcome.set("instructions", discovered.path("instructions"));
        return welcome;
    }
}
