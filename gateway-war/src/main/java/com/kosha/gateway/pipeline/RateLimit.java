package com.kosha.gateway.pipeline;

import com.kosha.contract.KoshaException;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.errors.Refusals;
import com.kosha.gateway.limits.RateLimits;
import com.kosha.gateway.limits.Take;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.container.PreMatching;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.Provider;

/**
 * Stage 3. Keyed by the client that stage 2 verified, so that a forged token drains nobody's bucket. Every answer from
 * here on says what is left in it.
 */
@Provider
@PreMatching
@Priority(Stages.RATE_LIMIT)
@ApplicationScoped
public class RateLimit implements ContainerRequestFilter, ContainerResponseFilter {
    /** The most tokens that the client's bucket holds. */
    public static final String LIMIT = "RateLimit-Limit";
    /** Whole tokens left. */
    public static final String REMAINING = "RateLimit-Remaining";
    /** Whole seconds until the bucket is full. */
    public static final String RESET = "RateLimit-Reset";

    private static final String TAKEN = Take.class.getName();

    @Inject
    RateLimits limits;

    @Override
    public void filter(ContainerRequestContext request) {
        if (OpenPaths.includes(request)) {
            return;
        }
        CallContext call = Stages.callOf(request);
        Take take = limits.take(call.principal().clientId());
        request.setProperty(TAKEN, take);
        if (take.isDenied()) {
            request.abortWith(Refusals.response(
                    KoshaException.rateLimited(take.retryAfter()), call.trace().traceId()));
        }
    }

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        if (request.getProperty(TAKEN) instanceof Take take) {
            MultivaluedMap<String, Object> headers = response.getHeaders();
            headers.putSingle(LIMIT, take.bucket().capacity());
            take.remaining().ifPresent(left -> headers.putSingle(REMAINING, left));
            take.fullAfterSeconds().ifPresent(seconds -> headers.putSingle(RESET, seconds));
        }
    }
}
