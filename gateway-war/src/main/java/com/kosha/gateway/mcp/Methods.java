package com.kosha.gateway.mcp;

import java.util.Set;

/** The protocol's methods by name, of both eras. */
final class Methods {
    private static final Set<String> KNOWN = Set.of(
            "initialize",
            "server/discover",
            "ping",
            "logging/setLevel",
            "tools/list",
            "tools/call",
            "resources/list",
            "resources/templates/list",
            "resources/read",
            "resources/subscribe",
            "resources/unsubscribe",
            "subscriptions/listen",
            "prompts/list",
            "prompts/get",
            "completion/complete",
            "notifications/initialized",
            "notifications/cancelled",
            "notifications/progress",
            "notifications/roots/list_changed");

    private Methods() {}

    /** The name as the audit may keep it: one that a client made up could hold anything. */
    static String forTheRecord(String method) {
        return KNOWN.contains(method) ? method : "unknown method";
    }
}
