package com.kosha.gateway.mcp;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
import com.kosha.gateway.policy.Masking;
import com.kosha.json.Json;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What goes out: one JSON-RPC message, and the HTTP status and headers that it travels under when it is not part of a
 * stream.
 *
 * @param notes the notifications that come before it; with any it is a stream
 * @param body absent where nothing is to be said, after a notification for instance
 */
record Reply(
        int status, Map<String, String> headers, @Nullable ObjectNode body, List<ObjectNode> notes) {
    static final int OK = 200;
    private static final int LONGEST_WORDS = 300;
    private static final int ACCEPTED = 202;

    Reply {
        headers = Map.copyOf(headers);
        notes = List.copyOf(notes);
    }

    private Reply(int status, Map<String, String> headers, @Nullable ObjectNode body) {
        this(status, headers, body, List.of());
    }

    static Reply accepted() {
        return new Reply(ACCEPTED, Map.of(), null);
    }

    static Reply result(Object id, JsonNode result) {
        ObjectNode body = envelope(id);
        body.set("result", result);
        return new Reply(OK, Map.of(), body);
    }

    /** An error, with the trace id by which it can be found again. */
    static Reply error(
            int status, @Nullable Object id, int code, String message, @Nullable ObjectNode data, String traceId) {
        ObjectNode body = envelope(id);
        String words = Masking.words(message, LONGEST_WORDS); // a client's own may stand in them
        ObjectNode problem = data == null ? Json.mapper().createObjectNode() : data;
        if (!problem.has("code")) {
            problem.put("code", taxonomy(status, code).wire()).put("message", words);
        }
        body.putObject("error").put("code", code).put("message", words).set("data", problem.put("trace_id", traceId));
        return new Reply(status, Map.of(), body);
    }

    /** A message that the protocol does not admit is a wrong argument, unless it comes from a page that may not ask. */
    private static ErrorCode taxonomy(int status, int code) {
        if (code == ErrorCode.NOT_FOUND.jsonRpcCode()) { // a session
            return ErrorCode.NOT_FOUND;
        }
        return status == ErrorCode.FORBIDDEN.httpStatus() ? ErrorCode.FORBIDDEN : ErrorCode.INVALID_ARGUMENT;
    }

    /** A failure that no tool result can carry, under its own HTTP status. */
    static Reply failure(@Nullable Object id, KoshaException failure, String traceId) {
        ObjectNode problem = Json.mapper().valueToTree(failure.problem(traceId));
        Reply reply = error(
                failure.code().httpStatus(),
                id,
                failure.code().jsonRpcCode(),
                String.valueOf(failure.getMessage()),
                problem,
                traceId);
        return problem.has("retry_after_s")
                ? reply.with("Retry-After", problem.path("retry_after_s").asText())
                : reply;
    }

    Reply with(String header, String value) {
        return new Reply(status, Map.of(header, value), body, notes);
    }

    Reply under(int otherStatus) {
        return new Reply(otherStatus, headers, body, notes);
    }

    /** The same error under another code. */
    Reply coded(int otherCode) {
        ObjectNode renamed = Objects.requireNonNull(body, "an error has a body").deepCopy();
        renamed.withObject("/error").put("code", otherCode);
        return new Reply(status, headers, renamed, notes);
    }

    boolean isError() {
        return body != null && body.has("error");
    }

    byte[] json() {
        try {
            return body == null ? new byte[0] : Json.mapper().writeValueAsBytes(body);
        } catch (JacksonException e) {
            throw new IllegalStateException("a tree of JSON can be written", e);
        }
    }

    /** The same, told after those notifications. */
    Reply after(List<ObjectNode> earlier) {
        return new Reply(status, headers, body, earlier);
    }

    boolean isStream() {
        return !notes.isEmpty();
    }

    /** The message as the last event of a stream, with those that come before it. */
    String events() {
        StringBuilder events = new StringBuilder();
        notes.forEach(note -> events.append(event(note)));
        return events.append(event(new String(json(), StandardCharsets.UTF_8))).toString();
    }

    /** Any message as an event. */
    static String event(ObjectNode message) {
        return event(message.toString());
    }

    private static String event(String json) {
        return "event: message\ndata: " + json + "\n\n";
    }

    private static ObjectNode envelope(@Nullable Object id) {
        ObjectNode body = Json.mapper().createObjectNode().put("jsonrpc", "2.0");
        body.set("id", Json.mapper().valueToTree(id));
        return body;
    }
}
