package com.kosha.gateway.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.kosha.gateway.Settings;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.downstream.CoreApiDouble;
import com.kosha.gateway.keys.HmacKey;
import com.kosha.gateway.once.UsesHere;
import com.kosha.gateway.paging.Cursors;
import com.kosha.gateway.policy.Principal;
import com.kosha.gateway.policy.Role;
import com.kosha.gateway.policy.Scope;
import com.kosha.gateway.prompts.PromptBookFixture;
import com.kosha.gateway.tools.ToolBox;
import com.kosha.gateway.tools.ToolBoxFixture;
import com.kosha.gateway.tools.ToolCalls;
import com.kosha.gateway.trace.Trace;
import com.kosha.json.Json;
import com.kosha.stack.MovedTime;
import io.modelcontextprotocol.modern.server.feature.McpSyncToolRepository;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The protocol of the gateway on tools without their stages, to be spoken to in either era. */
@SuppressWarnings("UnnecessaryAssignment") // no container fills the fields here
final class McpSystem {
    static final int MOST_SESSIONS = 8;
    private static final String KEY = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

    final MovedTime time = new MovedTime();
    final Settings settings = new Settings(
            "https://kosha.example/mcp",
            "https://issuer.example",
            URI.create("https://issuer.example/jwks"),
            List.of(),
            List.of("https://desk.example"),
            URI.create("http://core.example"),
            URI.create("http://screening.example"),
            Duration.ofMillis(1_500),
            "unused",
            HmacKey.of("k1", KEY),
            "unused",
            HmacKey.of("k1", KEY),
            HmacKey.of("k1", KEY));
    final ToolBox box = ToolBoxFixture.on(new CoreApiDouble(), time, settings.cursorKey());
    final Sessions sessions = new Sessions();
    private final McpEndpoint endpoint = new McpEndpoint();

    McpSystem() {
        this(new ToolCatalog());
    }

    /** The protocol on tools of the test's own. */
    McpSystem(McpSyncToolRepository tools) {
        ToolRun run = new ToolRun();
        run.box = box;
        run.calls = new ToolCalls();
        run.settings = settings;
        run.time = time;
        if (tools instanceof ToolCatalog catalog) {
            catalog.box = box;
            catalog.run = run;
        }
        Protocol protocol = new Protocol();
        protocol.server =
                new SdkServer().build(tools, resources(run.calls), prompts(), settings, time, new UsesHere(time));
        protocol.challenge = new ScopeChallenge();
        protocol.challenge.settings = settings;
        endpoint.tools = run;
        endpoint.modern = new ModernEra();
        endpoint.modern.protocol = protocol;
        endpoint.legacy = new LegacyEra();
        endpoint.legacy.protocol = protocol;
        endpoint.legacy.sessions = sessions;
        endpoint.legacy.time = time;
        sessions.time = time;
        sessions.most = MOST_SESSIONS;
    }

    void takeNoSessions() {
        sessions.most = 0;
    }

    private ResourceCatalog resources(ToolCalls calls) {
        ResourceCatalog resources = new ResourceCatalog();
        resources.box = box;
        resources.time = time;
        resources.read = new ResourceRead();
        resources.read.calls = calls;
        resources.listed = new ResourceList();
        resources.listed.cursors = new Cursors(settings.cursorKey(), time);
        resources.listed.time = time;
        return resources;
    }

    private PromptCatalog prompts() {
        PromptCatalog prompts = new PromptCatalog();
        prompts.book = PromptBookFixture.on(box);
        return prompts;
    }

    CallContext callOf(Role role) {
        return callOf(role, Scope.values());
    }

    CallContext callOf(Role role, Scope... granted) {
        CallContext call = new CallContext(Trace.from(null), time.nanos(), "POST /mcp", null);
        call.authenticated(new Principal("anita", "desk", Set.of(role), Set.of(granted)));
        return call;
    }

    Reply ask(Map<String, String> headers, String message, CallContext call) {
        return ask(headers(headers), read(message), call, Dialog.NONE);
    }

    /** Asks in the older era, as a client that can be asked itself. */
    Reply ask(String message, CallContext call, Dialog dialog) {
        return ask(headers(Map.of()), read(message), call, dialog);
    }

    private Reply ask(RequestHeaders headers, Message message, CallContext call, Dialog dialog) {
        try {
            endpoint.heed(message, headers, call);
        } catch (Refusal refusal) {
            return refusal.reply(call.trace().traceId());
        }
        return endpoint.answer(headers, message, call, dialog);
    }

    /** Asks in the older era, as somebody of that role. */
    JsonNode legacy(Role role, String method, String params) {
        return body(ask(Map.of(), request(method, params), callOf(role)));
    }

    /** Asks in the stateless era with all that it wants, as somebody of that role. */
    JsonNode modern(Role role, String method, String params) {
        return body(modern(callOf(role), method, params));
    }

    Reply modern(CallContext call, String method, String params) {
        String meta = "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
                + "\"io.modelcontextprotocol/clientCapabilities\":{}}";
        String whole = params.equals("{}") ? "{" + meta + "}" : "{" + meta + "," + params.substring(1);
        Message message = read(request(method, whole));
        String name = message.param(method.equals("resources/read") ? "uri" : "name");
        Map<String, String> headers = name == null
                ? Map.of("Mcp-Method", method, "MCP-Protocol-Version", "2026-07-28")
                : Map.of("Mcp-Method", method, "MCP-Protocol-Version", "2026-07-28", "Mcp-Name", name);
        return ask(headers(headers), message, call, Dialog.NONE);
    }

    static String request(String method, String params) {
        return "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"" + method + "\",\"params\":" + params + "}";
    }

    static Message read(String message) {
        return (Message)
                MessageReader.read(new ByteArrayInputStream(message.getBytes(StandardCharsets.UTF_8)), new MovedTime());
    }

    static RequestHeaders headers(Map<String, String> headers) {
        return new RequestHeaders(headers.entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, entry -> List.of(entry.getValue()))));
    }

    /** The body as a client reads it from the wire. */
    static JsonNode body(Reply reply) {
        return json(new String(reply.json(), StandardCharsets.UTF_8));
    }

    static JsonNode json(String text) {
        try {
            return Json.mapper().readTree(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
