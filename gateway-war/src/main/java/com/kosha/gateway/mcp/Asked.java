package com.kosha.gateway.mcp;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.json.Canonical;
import com.kosha.json.Json;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** What a message asks for, apart from who asks, how, and with which answers of its user's: the same in each round. */
final class Asked {
    private static final List<String> OF_A_ROUND = List.of("_meta", "inputResponses", "requestState");

    private Asked() {}

    /** SHA-256 over the method and what stands in the params, in whatever order it was written. */
    static String digest(Message message) {
        ObjectNode asked = Json.mapper().createObjectNode().put("method", message.method());
        ObjectNode params = message.params();
        asked.set(
                "params",
                params == null
                        ? Json.mapper().createObjectNode()
                        : params.deepCopy().remove(OF_A_ROUND));
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Canonical.bytes(asked)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
