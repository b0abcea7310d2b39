package com.kosha.gateway.mcp;

import io.modelcontextprotocol.server.transport.HeaderAccessor;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A request's headers, copied: those of JAX-RS can be read on the request's own thread only. */
final class RequestHeaders implements HeaderAccessor {
    private final Map<String, List<String>> values = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

    RequestHeaders(Map<String, List<String>> values) {
        this.values.putAll(values);
    }

    @Override
    public List<String> getHeader(String name) {
        return values.getOrDefault(name, List.of());
    }

    @Override
    public List<String> getHeaderNames() {
        return List.copyOf(values.keySet());
    }
}
