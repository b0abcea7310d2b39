package com.kosha.core.http;

import com.kosha.contract.KoshaException;
import com.kosha.contract.ServiceClaims;
import com.kosha.core.db.Call;
import com.kosha.core.db.Cancellation;
import com.kosha.core.db.Running;
import com.kosha.core.db.Viewer;
import com.kosha.resilience.ChaosSpec;
import com.kosha.resilience.Deadline;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the filters have found out about the request at hand. From the first {@link #get()} on it can be called off. */
@RequestScoped
public class CurrentCall {
    @Inject
    Running running;

    private @Nullable Trace trace;
    private @Nullable Viewer viewer;
    private @Nullable Deadline deadline;
    private int attempt = 1;
    private Optional<ChaosSpec> armed = Optional.empty();
    private @Nullable Call call;

    void in(Trace known) {
        this.trace = known;
    }

    void by(Viewer known) {
        this.viewer = known;
    }

    void until(Deadline known) {
        this.deadline = known;
    }

    /** @param number of the caller's attempt, from 1 */
    void onAttempt(int number) {
        this.attempt = number;
    }

    /** The fault that is to hit what this request needs. */
    void armed(Optional<ChaosSpec> known) {
        this.armed = known;
    }

    /** The trace that the request belongs to. */
    Trace trace() {
        if (trace == null) {
            throw pastTheFilters();
        }
        return trace;
    }

    /** Who asks, and until when. */
    public Call get() {
        if (call == null) {
            if (viewer == null || deadline == null) {
                throw pastTheFilters();
            }
            Cancellation cancellation = new Cancellation();
            running.begin(cancellation, viewer, trace().traceId(), trace().callerSpan());
            call = new Call(viewer, deadline, attempt, cancellation, armed);
        }
        return call;
    }

    /**
     * The same, where operators alone may ask.
     *
     * @throws KoshaException {@code forbidden} to everybody else
     */
    public Call ofOperator() {
        Call asked = get();
        if (!asked.viewer().roles().contains(ServiceClaims.OPERATOR)) {
            throw KoshaException.forbidden("Only an operator may do this.", Map.of("role", ServiceClaims.OPERATOR));
        }
        return asked;
    }

    /**
     * The same, where only the gateway's worker may ask.
     *
     * @throws KoshaException {@code forbidden} to everybody else
     */
    public Call ofFollowUp() {
        Call asked = get();
        if (!asked.viewer().roles().contains(ServiceClaims.FOLLOW_UP)) {
            throw KoshaException.forbidden(
                    "Only the gateway's worker may do this.", Map.of("role", ServiceClaims.FOLLOW_UP));
        }
        return asked;
    }

    @PreDestroy
    void over() {
        if (call != null) {
            running.end(call.cancellation());
        }
    }

    /** The name of the request's trace, for what outlives the request. */
    public String traceId() {
        return trace().traceId();
    }

    private static IllegalStateException pastTheFilters() {
        return new IllegalStateException("A resource was reached past the filters");
    }
}
