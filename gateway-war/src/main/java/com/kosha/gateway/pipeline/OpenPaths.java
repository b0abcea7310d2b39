package com.kosha.gateway.pipeline;

import jakarta.ws.rs.container.ContainerRequestContext;

/** What may be asked without a token. Everything else, known or not, needs one. */
final class OpenPaths {
    private static final String HEALTH = "/healthz";

    private OpenPaths() {}

    /** Whether the request is open; a path that has to be decoded to be read is not. */
    static boolean includes(ContainerRequestContext request) {
        String path = path(request);
        if (path.contains("%") || path.contains(";") || path.contains("..")) {
            return false;
        }
        // A browser asks leave for a call before it may send the token along (Fetch, CORS preflight)
        return request.getMethod().equals("OPTIONS") || path.equals(HEALTH) || path.startsWith("/.well-known/");
    }

    /** Whether the request only asks if this process is alive. */
    static boolean isHealth(ContainerRequestContext request) {
        return path(request).equals(HEALTH);
    }

    /** As it stood in the request line, from its slash on. */
    static String path(ContainerRequestContext request) {
        String path = request.getUriInfo().getPath(false);
        return path.startsWith("/") ? path : "/" + path;
    }
}
