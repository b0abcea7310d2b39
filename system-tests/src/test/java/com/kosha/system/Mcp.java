package com.kosha.system;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.json.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Speaks the protocol of 2026-07-28 to the gateway, one message at a time. */
final class Mcp {
    private static final String VERSION = "2026-07-28";
    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private Mcp() {}

    /** Calls a tool with a token of that role; the arguments are JSON with single quotes. */
    static Answer call(String role, String tool, String arguments) {
        return send(Stack.tokenOf(role), toolCall(tool, arguments), Map.of());
    }

    static Answer callWith(@Nullable String token, String tool, String arguments, Map<String, String> headers) {
        return send(token, toolCall(tool, arguments), headers);
    }

    static Answer list(String role) {
        return send(Stack.tokenOf(role), message("tools/list", Json.mapper().createObjectNode()), Map.of());
    }

    /** A page of what there is to be read; the first one without a cursor. */
    static Answer resources(String role, @Nullable String cursor) {
        ObjectNode params = Json.mapper().createObjectNode();
        if (cursor != null) {
            params.put("cursor", cursor);
        }
        return send(Stack.tokenOf(role), message("resources/list", params), Map.of());
    }

    static ObjectNode toolCall(String tool, String arguments) {
        ObjectNode params = Json.mapper().createObjectNode().put("name", tool);
        params.set("arguments", json(arguments.replace('\'', '"')));
        return message("tools/call", params);
    }

    private static ObjectNode message(String method, ObjectNode params) {
        ObjectNode meta = params.putObject("_meta").put("io.modelcontextprotocol/protocolVersion", VERSION);
        meta.putObject("io.modelcontextprotocol/clientCapabilities");
        ObjectNode message =
                Json.mapper().createObjectNode().put("jsonrpc", "2.0").put("id", 1);
        message.put("method", method).set("params", params);
        return message;
    }

    static Answer send(@Nullable String token, ObjectNode message, Map<String, String> headers) {
        return sendTo(Stack.env("KOSHA_MCP_URL"), token, message, headers);
    }

    /** To one of several gateways, or to what stands before them. */
    static Answer sendTo(String url, @Nullable String token, ObjectNode message, Map<String, String> headers) {
        try {
            HttpResponse<String> response = CLIENT.send(request(url, token, message, headers), BodyHandlers.ofString());
            String type = response.headers().firstValue("Content-Type").orElse("");
            String body = type.startsWith("text/event-stream") ? lastData(response.body()) : response.body();
            return new Answer(response.statusCode(), response.headers(), json(body));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    static HttpRequest request(@Nullable String token, ObjectNode message, Map<String, String> headers) {
        return request(Stack.env("KOSHA_MCP_URL"), token, message, headers);
    }

    private static HttpRequest request(
            String url, @Nullable String token, ObjectNode message, Map<String, String> headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url))
                .timeout(Duration.ofSeconds(30))
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, text/event-stream")
                .header("MCP-Protocol-Version", VERSION)
                .header("Mcp-Method", message.path("method").asText())
                .POST(BodyPublishers.ofString(message.toString()));
        if (message.path("params").has("name")) {
            request.header("Mcp-Name", message.path("params").path("name").asText());
        }
        if (token != null) {
            request.header("Authorization", "Bearer " + token);
        }
        headers.forEach(request::setHeader);
        return request.build();
    }

    private static String lastData(String events) {
        return events.lines()
                .filter(line -> line.startsWith("data:"))
                .reduce((earlier, later) -> later)
                .orElseThrow(() -> new AssertionError("no event in the stream"))
                .substring("data:".length());
    }

    static JsonNode json(String text) {
        try {
            return Json.mapper().readTree(text);
        } catch (IOException e) {
            throw new AssertionError("not JSON: " + text, e);
        }
    }
}
