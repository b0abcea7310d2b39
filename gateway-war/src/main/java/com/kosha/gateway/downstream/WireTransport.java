package com.kosha.gateway.downstream;

import com.fasterxml.jackson.core.JacksonException;
import com.kosha.json.Json;
import jakarta.annotation.Priority;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.client.ClientRequestContext;
import jakarta.ws.rs.client.ClientRequestFilter;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.ByteArrayInputStream;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.function.Supplier;

/**
 * Puts our own transport under Rest Client interfaces: the last filter before the wire sends the request itself and
 * aborts with the answer. The platform's transport repeats a GET on its own and cannot be interrupted (ADR 0001).
 */
@Priority(Integer.MAX_VALUE)
final class WireTransport implements ClientRequestFilter {
    private static final ThreadLocal<Outgoing> CURRENT = new ThreadLocal<>();

    private final HttpAttempt http;

    WireTransport(HttpAttempt http) {
        this.http = http;
    }

    /** Makes the one request that {@code request} stands for, on this thread. */
    <T> T carry(Outgoing outgoing, Supplier<T> request) {
        CURRENT.set(outgoing);
        try {
            return request.get();
        } catch (ProcessingException wrapped) {
            throw wrapped.getCause() instanceof RuntimeException ours ? ours : wrapped;
        } finally {
            CURRENT.remove();
        }
    }

    @Override
    public void filter(ClientRequestContext request) {
        Outgoing outgoing = CURRENT.get();
        if (outgoing == null) { // a rehearsal: nothing goes out but through carry(), with a token
            request.abortWith(Response.noContent().build());
            return;
        }
        HttpRequest.Builder wire = HttpRequest.newBuilder(request.getUri())
                .method(request.getMethod(), body(request))
                .header("Accept", MediaType.APPLICATION_JSON);
        if (request.hasEntity()) {
            wire.header("Content-Type", MediaType.APPLICATION_JSON);
        }
        outgoing.headers().forEach(wire::setHeader);
        HttpResponse<byte[]> answer = http.send(wire.build(), outgoing.attempt());
        request.abortWith(Response.status(answer.statusCode())
                .type(MediaType.APPLICATION_JSON_TYPE)
                .entity(new ByteArrayInputStream(answer.body()))
                .build());
    }

    private static BodyPublisher body(ClientRequestContext request) {
        if (!request.hasEntity()) {
            return BodyPublishers.noBody();
        }
        try {
            return BodyPublishers.ofByteArray(Json.mapper().writeValueAsBytes(request.getEntity()));
        } catch (JacksonException e) {
            throw new IllegalStateException("a record of the contract can be written", e);
        }
    }
}
