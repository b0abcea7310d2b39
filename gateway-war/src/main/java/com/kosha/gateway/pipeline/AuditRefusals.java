package com.kosha.gateway.pipeline;

import com.kosha.contract.ErrorCode;
import com.kosha.gateway.audit.AuditRecord;
import com.kosha.gateway.audit.AuditRecord.Outcome;
import com.kosha.gateway.audit.AuditTrail;
import com.kosha.gateway.call.CallContext;
import com.kosha.resilience.Time;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.ext.Provider;
import org.jspecify.annotations.Nullable;

/**
 * Stage 9 for what ends without a tool: refused by a filter, or another of the protocol's methods. Runs on whichever
 * thread answers, so it takes the call from the request. Every answer names its trace.
 */
@Provider
@Priority(Stages.AUDIT_REFUSALS)
@ApplicationScoped
public class AuditRefusals implements ContainerResponseFilter {
    /** Tells a client what to quote; the body has it too, where there is one. */
    static final String TRACE_ID = "X-Trace-Id";

    @Inject
    AuditTrail trail;

    @Inject
    Time time;

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        if (!(request.getProperty(CallContext.PROPERTY) instanceof CallContext call)) {
            return; // the container answered before stage 1
        }
        response.getHeaders().putSingle(TRACE_ID, call.trace().traceId());
        int status = response.getStatus();
        if (!OpenPaths.includes(request) && !isLeftToTheTool(call, status) && call.claimAudit()) {
            int ended = status < 400 && call.isMalformed() ? 400 : status;
            ErrorCode code = code(ended);
            trail.keep(
                    AuditRecord.of(call, time.wall(), time.nanos(), outcome(ended), code == null ? null : code.wire()));
        }
    }

    /** A tool's answer may begin to stream before the tool has ended; the stage around the tool keeps that record. */
    private static boolean isLeftToTheTool(CallContext call, int status) {
        return status < 400 && call.toolIfChosen() != null;
    }

    private static Outcome outcome(int status) {
        return switch (status) {
            case 401, 403, 429, 503 -> Outcome.REFUSED;
            default -> status < 400 ? Outcome.SUCCEEDED : Outcome.FAILED;
        };
    }

    private static @Nullable ErrorCode code(int status) {
        if (status < 400) {
            return null;
        }
        return switch (status) {
            case 401 -> ErrorCode.UNAUTHENTICATED;
            case 403 -> ErrorCode.FORBIDDEN;
            case 404 -> ErrorCode.NOT_FOUND;
            case 429 -> ErrorCode.RATE_LIMITED;
            case 503 -> ErrorCode.OVERLOADED;
            default -> status < 500 ? ErrorCode.INVALID_ARGUMENT : ErrorCode.INTERNAL;
        };
    }
}
