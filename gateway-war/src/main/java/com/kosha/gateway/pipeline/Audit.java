package com.kosha.gateway.pipeline;

import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
import com.kosha.gateway.audit.AuditRecord;
import com.kosha.gateway.audit.AuditRecord.Outcome;
import com.kosha.gateway.audit.AuditTrail;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.consent.Question;
import com.kosha.gateway.errors.Errors;
import com.kosha.gateway.pipeline.Stages.Staged;
import com.kosha.resilience.Time;
import jakarta.annotation.Priority;
import jakarta.inject.Inject;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/** Stage 9. Every call of a tool leaves a record, however it ended; outside here a failure is of the taxonomy. */
@Staged
@Interceptor
@Priority(Stages.AUDIT)
public class Audit {
    private static final Logger LOG = Logger.getLogger(Audit.class.getName());

    @Inject
    AuditTrail trail;

    @Inject
    ToolMetrics metrics;

    @Inject
    Time time;

    @AroundInvoke
    Object record(InvocationContext invocation) {
        CallContext call = Stages.callOf(invocation);
        try {
            Object result = invocation.proceed();
            keep(call, outcome(call, result), null);
            return result;
        } catch (Throwable failure) { // whatever it is, the record is kept and the answer is one of ours
            KoshaException known = Errors.classify(failure);
            if (known.code() == ErrorCode.INTERNAL) {
                LOG.log(
                        Level.SEVERE,
                        failure,
                        () -> "Unexpected failure in trace " + call.trace().traceId());
            }
            keep(call, outcome(call, known), known.code());
            throw known;
        }
    }

    private static Outcome outcome(CallContext call, Object result) {
        if (call.cancelled()) {
            return Outcome.CANCELLED;
        }
        return result instanceof Question ? Outcome.ASKED : Outcome.SUCCEEDED;
    }

    private static Outcome outcome(CallContext call, KoshaException failure) {
        if (call.cancelled()) {
            return Outcome.CANCELLED;
        }
        return failure.code() == ErrorCode.FORBIDDEN ? Outcome.REFUSED : Outcome.FAILED;
    }

    private void keep(CallContext call, Outcome outcome, @Nullable ErrorCode code) {
        if (call.claimAudit()) {
            long now = time.nanos();
            metrics.ended(call.tool(), outcome, code, now - call.startedNanos());
            trail.keep(AuditRecord.of(call, time.wall(), now, outcome, code == null ? null : code.wire()));
        }
    }
}
