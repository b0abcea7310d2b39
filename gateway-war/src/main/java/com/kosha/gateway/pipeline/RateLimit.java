package com.kosha.gateway.pipeline;

import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.PreMatching;
import jakarta.ws.rs.ext.Provider;

/** Stage 3. Keyed by the client that stage 2 verified, so that a forged token drains nobody's bucket. No limit yet. */
@Provider
@PreMatching
@Priority(Stages.RATE_LIMIT)
@ApplicationScoped
public class RateLimit implements ContainerRequestFilter {
    @Override
    public void filter(ContainerRequestContext request) {}
}
