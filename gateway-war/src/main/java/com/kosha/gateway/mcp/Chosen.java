package com.kosha.gateway.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/** The tool that a message asks for, by its name or by an address, and what it is given. */
record Chosen(String tool, JsonNode arguments) {
    static Optional<Chosen> by(Message message) {
        ObjectNode params = message.params();
        String name = message.param("name");
        return switch (message.method()) {
            case "tools/call" ->
                name == null || params == null
                        ? Optional.empty()
                        : Optional.of(new Chosen(name, arguments(message, params.path("arguments"))));
            case "resources/read" ->
                Address.of(message.param("uri"))
                        .map(address -> new Chosen(address.policy().tool().toolName(), address.arguments()));
            default -> Optional.empty();
        };
    }

    private static JsonNode arguments(Message message, JsonNode given) {
        if (given.isObject() || given.isMissingNode() || given.isNull()) {
            return given;
        }
        throw Refusal.of(message.id(), Codes.INVALID_PARAMS, "The arguments must be an object.");
    }
}
