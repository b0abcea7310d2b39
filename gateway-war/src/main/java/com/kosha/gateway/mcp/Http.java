package com.kosha.gateway.mcp;

import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.StreamingOutput;
import java.nio.charset.StandardCharsets;

/** What JAX-RS has to do with the protocol. */
final class Http {
    private Http() {}

    static Response response(Reply reply) {
        if (reply.isStream()) {
            return stream(out -> out.write(reply.events().getBytes(StandardCharsets.UTF_8)));
        }
        Response.ResponseBuilder response =
                Response.status(reply.status()).header(HttpHeaders.CACHE_CONTROL, "no-store");
        reply.headers().forEach(response::header);
        if (reply.body() != null) {
            response.entity(reply.json()).type(MediaType.APPLICATION_JSON_TYPE);
        }
        return response.build();
    }

    static Response stream(StreamingOutput events) {
        return Response.ok(events, MediaType.SERVER_SENT_EVENTS_TYPE)
                .header(HttpHeaders.CACHE_CONTROL, "no-store, no-transform")
                .header("X-Accel-Buffering", "no")
                .build();
    }

    static Outlet outlet(AsyncResponse response) {
        return new Outlet() {
            @Override
            public void json(Reply reply) {
                response.resume(Http.response(reply));
            }

            @Override
            public void stream(StreamingOutput events) {
                response.resume(Http.stream(events));
            }

            @Override
            public void broken(Throwable failure) {
                response.resume(failure);
            }
        };
    }

    /** Whether the client names event streams among what it takes; a mere wildcard does not mean them. */
    static boolean takesStreams(HttpHeaders headers) {
        return headers.getAcceptableMediaTypes().stream()
                .anyMatch(type ->
                        type.getType().equals("text") && type.getSubtype().equals("event-stream"));
    }
}
