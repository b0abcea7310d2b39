package com.kosha.gateway.pipeline;

import jakarta.ws.rs.container.ContainerRequestContext;
import java.util.Set;
import java.util.regex.Pattern;

/** What a request asks for by its method and address, as the audit may keep it. */
final class RequestLine {
    private static final Set<String> METHODS = Set.of("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH");

    /** Ours, with the dependencies and ids that operators name in them; an item's number is shorter than any mobile's. */
    private static final Pattern ADDRESS =
            Pattern.compile("/mcp|/healthz|/\\.well-known/oauth-protected-resource(/mcp)?"
                    + "|/ops/breakers(/(core-api|screening-sim|openai|postgres|dynamodb|sqs))?"
                    + "|/ops/reviews(/[1-9][0-9]{0,8}(/approval|/rejection)?)?"
                    + "|/ops/sagas(/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?");

    private RequestLine() {}

    /** Both words; one that a client made up could hold anything. */
    static String forTheRecord(ContainerRequestContext request) {
        String method = METHODS.contains(request.getMethod()) ? request.getMethod() : "unknown method";
        String path = OpenPaths.path(request);
        return method + " " + (ADDRESS.matcher(path).matches() ? path : "unknown address");
    }
}
