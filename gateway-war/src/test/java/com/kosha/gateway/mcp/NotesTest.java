package com.kosha.gateway.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.gateway.policy.Role;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a tool says on its way. */
class NotesTest {
    private final McpSystem system = new McpSystem(new AskingTool());

    @Test
    void both_eras_are_told_the_notifications_before_the_answer() {
        String params = "{\"name\":\"tell_progress\",\"arguments\":{},\"_meta\":{\"progressToken\":\"p1\"}}";
        String modern = params.replace(
                "{\"progressToken\"",
                "{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
                        + "\"io.modelcontextprotocol/clientCapabilities\":{},\"progressToken\"");

        tellsInOrder(system.ask(Map.of(), McpSystem.request("tools/call", params), system.callOf(Role.SUPPORT_AGENT)));
        tellsInOrder(system.ask(
                Map.of("Mcp-Method", "tools/call", "MCP-Protocol-Version", "2026-07-28", "Mcp-Name", "tell_progress"),
                McpSystem.request("tools/call", modern),
                system.callOf(Role.SUPPORT_AGENT)));
    }

    private static void tellsInOrder(Reply reply) {
        assertThat(reply.isStream()).isTrue();
        assertThat(reply.events())
                .containsSubsequence("notifications/progress", "p1", "half way", "\n\n", "\"result\"", "done", "\n\n");
    }
}
