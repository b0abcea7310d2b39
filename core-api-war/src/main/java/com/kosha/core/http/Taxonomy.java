package com.kosha.core.http;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.kosha.contract.KoshaException;
import com.kosha.resilience.DeadlineExceeded;
import jakarta.ws.rs.WebApplicationException;
import java.util.stream.Collectors;

/** Where an exception belongs in the taxonomy of errors. */
final class Taxonomy {
    private static final int LONGEST_ECHO = 64;

    private Taxonomy() {}

    static KoshaException classify(Throwable thrown) {
        // JAX-RS wraps what a body reader threw
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            if (cause instanceof KoshaException known) {
                return known;
            }
            if (cause instanceof DeadlineExceeded) {
                return KoshaException.deadlineExceeded();
            }
            if (cause instanceof JsonProcessingException malformed && isInput(malformed)) {
                return ofInput(malformed);
            }
        }
        return thrown instanceof WebApplicationException http ? ofStatus(http) : KoshaException.internal(thrown);
    }

    private static KoshaException ofStatus(WebApplicationException http) {
        return switch (http.getResponse().getStatus()) {
            case 401 -> KoshaException.unauthenticated("A service token of the gateway is needed.");
            case 404 -> KoshaException.notFound("resource");
            case 405 -> KoshaException.invalidArgument("method", "is not one that this resource has");
            case 406 -> KoshaException.invalidArgument("accept", "must admit application/json");
            case 415 -> KoshaException.invalidArgument("content_type", "must be application/json");
            case 400 -> KoshaException.invalidArgument("body", "must be a JSON object");
            default -> KoshaException.internal(http);
        };
    }

    /** What we failed to write is our own fault, what we failed to read is the caller's. */
    private static boolean isInput(JsonProcessingException failure) {
        return failure instanceof StreamConstraintsException || failure.getProcessor() instanceof JsonParser;
    }

    private static KoshaException ofInput(JsonProcessingException malformed) {
        if (malformed instanceof UnrecognizedPropertyException unknown) {
            return KoshaException.invalidArgument(path(unknown), "is not known");
        }
        if (malformed instanceof JsonMappingException mapping
                && !mapping.getPath().isEmpty()) {
            return KoshaException.invalidArgument(path(mapping), "has no value that is admitted here");
        }
        return KoshaException.invalidArgument("body", "must be one well-formed JSON object, small and flat");
    }

    private static String path(JsonMappingException mapping) {
        String path = mapping.getPath().stream()
                .map(step -> step.getFieldName() == null ? Integer.toString(step.getIndex()) : step.getFieldName())
                .collect(Collectors.joining("."));
        return path.substring(0, Math.min(path.length(), LONGEST_ECHO)).replaceAll("[^A-Za-z0-9_.-]", "?");
    }
}
