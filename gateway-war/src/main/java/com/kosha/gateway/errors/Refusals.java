package com.kosha.gateway.errors;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.contract.KoshaException;
import com.kosha.contract.Problem;
import com.kosha.json.Json;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

/**
 * The answer to a request that ends before its message is read: HTTP status and headers for what understands them, and
 * a whole JSON-RPC error for the clients that show their model nothing but the body.
 */
public final class Refusals {
    private Refusals() {}

    /** The answer; {@code Retry-After} is set where waiting helps. */
    public static Response response(KoshaException failure, String traceId) {
        Problem problem = failure.problem(traceId);
        return response(failure, problem, envelope(failure, problem));
    }

    /** The answer where no MCP is spoken: the problem alone. */
    public static Response problem(KoshaException failure, String traceId) {
        Problem problem = failure.problem(traceId);
        return response(failure, problem, Json.mapper().valueToTree(problem));
    }

    private static Response response(KoshaException failure, Problem problem, JsonNode body) {
        Response.ResponseBuilder response = Response.status(failure.code().httpStatus())
                .type(MediaType.APPLICATION_JSON_TYPE)
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .entity(text(body));
        if (problem.retryAfterS() != null) {
            response.header(HttpHeaders.RETRY_AFTER, problem.retryAfterS());
        }
        return response.build();
    }

    /** The same with a challenge: 401, or 403 when another token would do. */
    public static Response challenge(KoshaException failure, String traceId, String wwwAuthenticate) {
        return Response.fromResponse(response(failure, traceId))
                .header(HttpHeaders.WWW_AUTHENTICATE, wwwAuthenticate)
                .build();
    }

    private static JsonNode envelope(KoshaException failure, Problem problem) {
        ObjectNode body = Json.mapper().createObjectNode();
        body.put("jsonrpc", "2.0").putNull("id");
        body.putObject("error")
                .put("code", failure.code().jsonRpcCode())
                .put("message", problem.message())
                .set("data", Json.mapper().valueToTree(problem));
        return body;
    }

    private static String text(JsonNode body) {
        try {
            return Json.mapper().writeValueAsString(body);
        } catch (JacksonException e) {
            throw new IllegalStateException("a tree of JSON can be written", e);
        }
    }
}
