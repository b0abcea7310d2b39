package com.kosha.gateway.audit;

import com.kosha.contract.ServedBy;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.policy.Principal;
import com.kosha.gateway.policy.Role;
import com.kosha.gateway.policy.ToolPolicy;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is kept of one call: who asked for what, and how it ended. No argument and no answer stands in it.
 *
 * @param operation the protocol's method, or the HTTP method and address where no message was read
 * @param argumentDigest a keyed digest, so that equal calls can be found and none can be guessed
 * @param keyDigest the same of the idempotency key, of a call that changes something
 * @param code the error code's wire name; absent when the call succeeded
 * @param sagaId of the saga that was to bring it about, whether or not it did: {@code ./kosha saga show} knows
 * @param chaos what became of asking for faults: {@code armed}, or why it was ignored; absent when nobody asked
 * @param attempts how many requests went out to each dependency
 * @param servedBy which backup answered instead of the usual provider, and why; absent when none did
 */
public record AuditRecord(
        Instant time,
        String traceId,
        @Nullable String subject,
        @Nullable String clientId,
        List<String> roles,
        String operation,
        @Nullable String tool,
        @Nullable String argumentDigest,
        @Nullable String keyDigest,
        Outcome outcome,
        @Nullable String code,
        @Nullable String sagaId,
        long durationMs,
        @Nullable String chaos,
        Map<String, Integer> attempts,
        @Nullable ServedBy servedBy) {

    /** How a call ended. */
    public enum Outcome {
        SUCCEEDED,
        /** Nothing was done yet: the person behind the call has to agree first. */
        ASKED,
        /** A stage would not let it through. */
        REFUSED,
        FAILED,
        CANCELLED
    }

    /** What the call's context says at its end. */
    public static AuditRecord of(
            CallContext call, Instant time, long nowNanos, Outcome outcome, @Nullable String code) {
        Principal principal = call.principalIfKnown();
        ToolPolicy tool = call.toolIfChosen();
        return new AuditRecord(
                time,
                call.trace().traceId(),
                principal == null ? null : principal.subject(),
                principal == null ? null : principal.clientId(),
                principal == null
                        ? List.of()
                        : principal.roles().stream().map(Role::claim).sorted().toList(),
                call.operation(),
                tool == null ? null : tool.toolName(),
                call.argumentDigest(),
                call.keyDigest(),
                outcome,
                code,
                call.saga(),
                (nowNanos - call.startedNanos()) / 1_000_000,
                call.chaos().word(),
                call.attempts(),
                call.provenance().backup());
    }
}
