package com.kosha.gateway.mcp;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.gateway.policy.ResourcePolicy;
import com.kosha.json.Json;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The address of a resource, read: which row of the policy it belongs to, and the arguments that it holds for that
 * row's tool. Nothing is decoded: the ids of the bank need no escapes, and two spellings of one address are one too many.
 */
record Address(ResourcePolicy policy, ObjectNode arguments) {

    /** The address as it stands; empty when no template has that shape. */
    static Optional<Address> of(@Nullable String uri) {
        return uri == null
                ? Optional.empty()
                : Arrays.stream(ResourcePolicy.values())
                        .flatMap(policy ->
                                arguments(policy.uriTemplate(), uri).map(found -> new Address(policy, found)).stream())
                        .findFirst();
    }

    private static Optional<ObjectNode> arguments(String template, String uri) {
        String[] wanted = template.split("/", -1);
        String[] given = uri.split("/", -1);
        if (wanted.length != given.length) {
            return Optional.empty();
        }
        ObjectNode arguments = Json.mapper().createObjectNode();
        for (int i = 0; i < wanted.length; i++) {
            if (!wanted[i].startsWith("{")) {
                if (!wanted[i].equals(given[i])) {
                    return Optional.empty();
                }
            } else if (given[i].isEmpty()) {
                return Optional.empty();
            } else {
                arguments.put(wanted[i].substring(1, wanted[i].length() - 1), given[i]);
            }
        }
        return Optional.of(arguments);
    }
}
