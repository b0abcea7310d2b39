package com.kosha.stack.http;

import com.fasterxml.jackson.core.JacksonException;
import com.kosha.json.Json;
import com.kosha.resilience.AttemptFailed;
import com.kosha.resilience.NoAnswer;
import jakarta.annotation.Priority;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.client.ClientRequestContext;
import jakarta.ws.rs.client.ClientRequestFilter;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.ByteArrayInputStream;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.function.Supplier;
import org.eclipse.microprofile.rest.client.RestClientBuilder;

/**
 * Puts our own transport under Rest Client interfaces: the last filter before the wire sends the request itself and
 * aborts with the answer. The platform's transport repeats a GET on its own and cannot be interrupted (ADR 0001).
 */
@Priority(Integer.MAX_VALUE)
public final class WireTransport implements ClientRequestFilter {
    private static final ThreadLocal<Outgoing> CURRENT = new ThreadLocal<>();

    private final HttpAttempt http;

    public WireTransport(HttpAttempt http) {
        this.http = http;
    }

    /** The interface's methods as requests to {@code base}, for {@link #carry} to send. Building one is dear: once. */
    public <T> T client(URI base, Class<T> requests) {
        return RestClientBuilder.newBuilder()
                .baseUri(base)
                .register(new JsonAnswers())
                .register(this)
                .build(requests);
    }

    /**
     * Makes the one request that {@code request} stands for, on this thread.
     *
     * @throws AttemptFailed when it brings no result, one that cannot be read too
     */
    public <T> T carry(Outgoing outgoing, Supplier<T> request) {
        CURRENT.set(outgoing);
        try {
            return request.get();
        } catch (ProcessingException wrapped) {
            throw wrapped.getCause() instanceof RuntimeException ours
                    ? ours
                    : new AttemptFailed(NoAnswer.UNREADABLE, wrapped);
        } finally {
            CURRENT.remove();
        }
    }

    @Override
    public void filter(ClientRequestContext request) {
        Outgoing outgoing = CURRENT.get();
        if (outgoing == null) { // a rehearsal: nothing goes out but through carry()
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
            throw new IllegalStateException("a record that we send can be written", e);
        }
    }
}
