package com.kosha.core.http;

import com.fasterxml.jackson.core.JsonProcessingException;
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
            if (cause instanceof JsonProcessingException malformed) {
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

    /** A body that could not be read; one that could not be written does not get here. */
    private static KoshaException ofInput(JsonProcessingException malformed) {
        if (malformed instanceof UnrecognizedPropertyException unknown) {
            return KoshaException.invalidArgument(path(unknown), "is not known");
        }
        if (malformed.getCause() instanceof RuntimeException) {
            // the record itself would not have it
            return KoshaException.invalidArgument("body", "lacks what it must hold");
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
