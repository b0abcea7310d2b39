package com.kosha.gateway.paging;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.gateway.policy.ToolPolicy;
import com.kosha.json.Canonical;
import com.kosha.json.Json;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** Which query a cursor belongs to: SHA-256 over the tool and its filters, in whatever order they were given. */
final class QueryDigest {
    private QueryDigest() {}

    static String of(ToolPolicy tool, Record input) {
        ObjectNode filters = Json.mapper().valueToTree(input);
        filters.remove(List.of("limit", "cursor"));
        filters.put("tool", tool.toolName());
        return HexFormat.of().formatHex(sha256().digest(Canonical.bytes(filters)));
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
