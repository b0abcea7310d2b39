package com.kosha.gateway.mcp;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.contract.ErrorCode;
import com.kosha.gateway.call.CallContext;
import com.kosha.json.Json;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.modern.JsonRpc.JSONRPCMessage;
import io.modelcontextprotocol.modern.JsonRpc.JSONRPCRequest;
import io.modelcontextprotocol.modern.JsonRpc.JSONRPCResponse;
import io.modelcontextprotocol.modern.server.McpHeaders;
import io.modelcontextprotocol.modern.server.McpRequestContext;
import io.modelcontextprotocol.modern.server.McpServer;
import io.modelcontextprotocol.modern.server.McpTransportResponse;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The door to the SDK's server. What it answers, it answers on the thread that asks. */
@ApplicationScoped
public class Protocol {
    private static final TypeReference<Map<String, Object>> MAP = new TypeReference<>() {};

    private static final String ASKED = Asked.class.getName();

    @Inject
    McpServer server;

    @Inject
    ScopeChallenge challenge;

    /** The call that a request of the SDK belongs to. */
    static CallContext callOf(McpRequestContext request) {
        Object call = request.transportContext().get(CallContext.PROPERTY);
        return (CallContext) Objects.requireNonNull(call, "every request belongs to a call");
    }

    /** The digest of what the request asks for: its method, the name in it, and the arguments. */
    static String askedBy(McpRequestContext request) {
        Object asked = request.transportContext().get(ASKED);
        return (String) ((Supplier<?>) Objects.requireNonNull(asked, "every request asks for something")).get();
    }

    /**
     * Answers one request.
     *
     * @param params those of the message, with what the SDK needs to know beside them
     */
    Reply answer(Message message, @Nullable ObjectNode params, McpHeaders headers, CallContext call) {
        Object id = Objects.requireNonNull(message.id(), "a notification gets no answer");
        Supplier<String> asked = () -> Asked.digest(message); // few requests have a state to bind to it
        McpTransportResponse response = server.handleBlocking(
                        McpTransportContext.create(Map.of(
                                CallContext.PROPERTY, call, ASKED, asked, McpHeaders.TRANSPORT_CONTEXT_KEY, headers)),
                        new JSONRPCRequest(
                                message.method(),
                                id,
                                params == null ? null : Json.mapper().convertValue(params, MAP)))
                .block();
        if (response instanceof McpTransportResponse.Result success) {
            return Reply.result(id, Json.mapper().valueToTree(success.response().result()));
        }
        if (response instanceof McpTransportResponse.Error failure) {
            return error(id, failure.response().error(), call);
        }
        if (response instanceof McpTransportResponse.Streaming stream) {
            return streamed(id, stream, call);
        }
        throw new IllegalStateException("the server answers, or streams");
    }

    /** What a tool says on the way is held back until it has ended: its budget is short, and its end is what counts. */
    private Reply streamed(Object id, McpTransportResponse.Streaming stream, CallContext call) {
        List<JSONRPCMessage> messages =
                Objects.requireNonNull(stream.messages().collectList().block(), "a stream that ends");
        Reply reply = null;
        List<ObjectNode> notes = new ArrayList<>();
        for (JSONRPCMessage message : messages) {
            if (message instanceof JSONRPCResponse response) {
                reply = response.error() == null
                        ? Reply.result(id, Json.mapper().valueToTree(response.result()))
                        : error(id, response.error(), call);
            } else {
                notes.add(Json.mapper().valueToTree(message));
            }
        }
        return Objects.requireNonNull(reply, "a stream ends with its answer").after(notes);
    }

    private Reply error(Object id, JSONRPCResponse.JSONRPCError error, CallContext call) {
        ObjectNode data = Json.mapper().valueToTree(error.data() == null ? Map.of() : error.data());
        Reply reply = Reply.error(
                Codes.status(error.code()),
                id,
                error.code(),
                error.message(),
                data,
                call.trace().traceId());
        return error.code() == ErrorCode.FORBIDDEN.jsonRpcCode() ? challenge.on(reply, data, call.principal()) : reply;
    }
}
