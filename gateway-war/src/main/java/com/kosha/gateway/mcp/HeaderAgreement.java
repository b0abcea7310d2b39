package com.kosha.gateway.mcp;

import io.modelcontextprotocol.modern.server.transport.McpHeaderDecoder;
import io.modelcontextprotocol.server.transport.HeaderAccessor;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** In the stateless era headers repeat parts of the body, for proxies to act on: both must say the same. */
final class HeaderAgreement {
    static final String METHOD = "Mcp-Method";
    static final String NAME = "Mcp-Name";

    private HeaderAgreement() {}

    /**
     * Compares them.
     *
     * @throws Refusal -32020 on the first that is missing, given twice, malformed or different
     */
    static void check(HeaderAccessor headers, Message message) {
        agree(message, METHOD, only(headers, METHOD, message), message.method());
        String version = message.meta(Message.VERSION);
        if (version != null) {
            agree(message, Version.HEADER, only(headers, Version.HEADER, message), version);
        }
        String name = nameIn(message);
        if (name != null) {
            agree(message, NAME, McpHeaderDecoder.decodeValue(only(headers, NAME, message)), name);
        }
    }

    private static @Nullable String nameIn(Message message) {
        return switch (message.method()) {
            case "tools/call", "prompts/get" -> message.param("name");
            case "resources/read" -> message.param("uri");
            default -> null;
        };
    }

    private static String only(HeaderAccessor headers, String header, Message message) {
        List<String> values = headers.getHeader(header);
        if (values.size() != 1) {
            throw refused(message, values.isEmpty() ? "The header " + header + " is missing." : twice(header));
        }
        return values.get(0);
    }

    private static void agree(Message message, String header, @Nullable String said, String meant) {
        if (!meant.equals(said)) {
            throw refused(message, "The header " + header + " does not say what the body says.");
        }
    }

    private static String twice(String header) {
        return "The header " + header + " is given more than once.";
    }

    private static Refusal refused(Message message, String why) {
        return Refusal.of(message.id(), Codes.HEADER_MISMATCH, why);
    }
}
