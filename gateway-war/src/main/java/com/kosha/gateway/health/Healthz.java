package com.kosha.gateway.health;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** Tells a load balancer that this process answers. It looks at nothing else: whether to send work is readiness. */
@Path("/healthz")
@ApplicationScoped
public class Healthz {

    @GET
    @Produces(MediaType.APPLICATION_JSON)
    public String alive() {
        return "{\"status\":\"alive\"}";
    }
}
