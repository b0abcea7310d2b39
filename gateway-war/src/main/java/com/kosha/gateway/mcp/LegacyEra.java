package com.kosha.gateway.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
import com.kosha.gateway.call.CallContext;
import com.kosha.json.Json;
import com.kosha.resilience.Time;
import io.modelcontextprotocol.modern.server.McpHeaders;
import io.modelcontextprotocol.server.transport.HeaderAccessor;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Requests of 2025-03-26 to 2025-11-25: what that era has alone is answered here, everything else is translated for the
 * one catalog and back. A client that can be asked gets a session for it; all others are served without.
 */
@ApplicationScoped
public class LegacyEra {
    static final String HANDSHAKE = "initialize";

    private static final Set<String> LOG_LEVELS =
            Set.of("debug", "info", "notice", "warning", "error", "critical", "alert", "emergency");

    private static final int MOST_ROUNDS = 8;

    @Inject
    Protocol protocol;

    @Inject
    Sessions sessions;

    @Inject
    Time time;

    Reply answer(HeaderAccessor headers, Message message, CallContext call, Dialog dialog) {
        Object id = Objects.requireNonNull(message.id(), "a notification gets no answer");
        if (!message.method().equals(HANDSHAKE)) { // which agrees on a version in its body
            checkVersion(headers, message);
        }
        return switch (message.method()) {
            case HANDSHAKE -> handshake(id, message, call);
            case "ping" -> Reply.result(id, Json.mapper().createObjectNode());
            case "logging/setLevel" -> logLevel(id, message, call);
            case Translation.DISCOVER -> error(id, Codes.METHOD_NOT_FOUND, "Method not found", call);
            case "resources/subscribe", "resources/unsubscribe" -> subscription(id, message, call, dialog);
            default -> translated(message, call, dialog);
        };
    }

    /** The header follows the handshake, but clients of 2025-03-26 do not know it. */
    private static void checkVersion(HeaderAccessor headers, Message message) {
        List<String> said = headers.getHeader(Version.HEADER);
        if (!said.isEmpty()
                && Version.of(said.get(0)).filter(Version::hasHandshake).isEmpty()) {
            ObjectNode data = Json.mapper().createObjectNode();
            data.set("supported", Json.mapper().valueToTree(Version.allOnWire()));
            throw Refusal.of(message.id(), Codes.UNSUPPORTED_VERSION, "Unsupported protocol version", data);
        }
    }

    /** Agrees on the version that was asked for, or else on the newest that has a handshake. */
    private Reply handshake(Object id, Message message, CallContext call) {
        String asked = message.param("protocolVersion");
        if (asked == null) {
            return error(id, Codes.INVALID_PARAMS, "protocolVersion is required", call);
        }
        Version spoken = Version.of(asked).filter(Version::hasHandshake).orElse(Version.NEWEST_WITH_HANDSHAKE);
        Reply welcome = Reply.result(
                id, Translation.welcome(spoken, ask(new Message(id, Translation.DISCOVER, null), call, Dialog.NONE)));
        return sessions.open(call.principal(), message.path("capabilities"))
                .map(session -> welcome.with(Sessions.HEADER, session))
                .orElse(welcome);
    }

    /** It is taken in a session, and costs nothing: no resource here changes in a way that anybody is told of. */
    private static Reply subscription(Object id, Message message, CallContext call, Dialog dialog) {
        if (dialog.capabilities().isEmpty()) {
            return error(id, Codes.METHOD_NOT_FOUND, "Method not found", call);
        }
        return message.param("uri") == null
                ? error(id, Codes.INVALID_PARAMS, "uri is required", call)
                : Reply.result(id, Json.mapper().createObjectNode());
    }

    /** Without sessions there is nothing to remember it by, and nothing is ever logged to a client. */
    private static Reply logLevel(Object id, Message message, CallContext call) {
        String level = message.param("level");
        return level != null && LOG_LEVELS.contains(level)
                ? Reply.result(id, Json.mapper().createObjectNode())
                : error(
                        id,
                        Codes.INVALID_PARAMS,
                        "level must be one of " + LOG_LEVELS.stream().sorted().toList(),
                        call);
    }

    /**
     * In this era a JSON-RPC error is an answer like any other, and travels under 200. Once a tool has been chosen a
     * malformed call is a bad request and a challenge a 403, by which the audit knows that the tool never ran.
     */
    private Reply translated(Message message, CallContext call, Dialog dialog) {
        Reply reply = rounds(message, call, dialog);
        JsonNode result = reply.body() == null ? null : reply.body().get("result");
        if (result instanceof ObjectNode modern) {
            Translation.toLegacy(modern);
            return reply;
        }
        if (Translation.saysNotFound(message, reply)) {
            return reply.coded(Codes.RESOURCE_NOT_FOUND).under(Reply.OK);
        }
        boolean refused = reply.status() == ErrorCode.FORBIDDEN.httpStatus();
        return call.toolIfChosen() == null && !refused ? reply.under(Reply.OK) : reply;
    }

    /**
     * Asks on behalf of the client, until there is an answer that asks for nothing: what the stateless era does in
     * requests of their own happens here while the client waits. Each round is a call with a budget and a record of its
     * own, since a person takes longer than any budget.
     */
    private Reply rounds(Message message, CallContext call, Dialog dialog) {
        Reply reply = ask(message, call, dialog);
        for (int round = 1; round < MOST_ROUNDS && Translation.wantsInput(reply); round++) {
            call.nextRound(time.nanos());
            call.seat().leave(); // who thinks is in nobody's way; how many may is bounded by itself
            try {
                reply = ask(Translation.answered(message, reply, dialog), call, dialog);
            } catch (KoshaException refused) {
                return Reply.failure(message.id(), refused, call.trace().traceId());
            }
        }
        return reply;
    }

    private Reply ask(Message message, CallContext call, Dialog dialog) {
        ObjectNode params = Translation.toModern(message.params(), dialog.capabilities());
        return protocol.answer(message, params, McpHeaders.NOT_MIRRORED, call);
    }

    private static Reply error(Object id, int code, String message, CallContext call) {
        return Reply.error(Reply.OK, id, code, message, null, call.trace().traceId());
    }
}
