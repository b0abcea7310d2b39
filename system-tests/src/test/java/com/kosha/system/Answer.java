package com.kosha.system;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpHeaders;

/** What the gateway answered to one message. */
record Answer(int status, HttpHeaders headers, JsonNode body) {
    JsonNode result() {
        return body.path("result");
    }

    /** The tool's result, of one that succeeded. */
    JsonNode content() {
        if (failed() || !result().has("structuredContent")) {
            throw new AssertionError("not a success: " + body);
        }
        return result().path("structuredContent");
    }

    /** How many requests went out to that dependency. */
    int attempts(String dependency) {
        return result().path("_meta").path("kosha/attempts").path(dependency).asInt();
    }

    boolean failed() {
        return status != 200 || body.has("error") || result().path("isError").asBoolean();
    }

    /** The problem, of one that failed: a tool says it in the text after the plain sentence. */
    JsonNode problem() {
        JsonNode problem = body.has("error")
                ? body.path("error").path("data")
                : Mcp.json(result().path("content").path(1).path("text").asText());
        if (!failed() || !problem.has("code")) {
            throw new AssertionError("not a failure of ours: " + status + " " + body);
        }
        return problem;
    }

    String code() {
        return problem().path("code").asText();
    }
}
