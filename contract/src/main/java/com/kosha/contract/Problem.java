package com.kosha.contract;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The body of every error, of core-api's and of the gateway's.
 *
 * @param code an {@link ErrorCode#wire()} name
 * @param message one sentence for the caller
 * @param traceId 32 hex digits that join this answer to the logs and the audit record
 * @param retryAfterS whole seconds, at least 1; absent when waiting does not help
 * @param dependency which dependency failed: core-api, screening-sim, openai, postgres, dynamodb or sqs
 * @param details which rule refused, and what would help
 */
public record Problem(
        String code,
        String message,
        String traceId,
        @Nullable Long retryAfterS,
        @Nullable String dependency,
        @Nullable Map<String, String> details) {}
