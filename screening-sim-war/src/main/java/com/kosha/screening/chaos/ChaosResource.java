package com.kosha.screening.chaos;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/** The knobs: shown, set and cleared. */
@Dependent
@Path("/admin/chaos")
@Produces(MediaType.APPLICATION_JSON)
public class ChaosResource {
    private static final Logger LOG = Logger.getLogger(ChaosResource.class.getName());

    @Inject
    Chaos chaos;

    @Inject
    AdminToken token;

    @GET
    public Knobs show(@HeaderParam(HttpHeaders.AUTHORIZATION) @Nullable String authorization) {
        token.check(authorization);
        return chaos.knobs();
    }

    /** All of them at once: what is left out is off. */
    @PUT
    @Consumes(MediaType.APPLICATION_JSON)
    public Knobs set(@HeaderParam(HttpHeaders.AUTHORIZATION) @Nullable String authorization, WantedKnobs wanted) {
        token.check(authorization);
        return turned(wanted.knobs());
    }

    @DELETE
    public Knobs clear(@HeaderParam(HttpHeaders.AUTHORIZATION) @Nullable String authorization) {
        token.check(authorization);
        return turned(Knobs.WELL);
    }

    private Knobs turned(Knobs wanted) {
        chaos.set(wanted);
        LOG.log(Level.WARNING, "event=vendor_chaos {0}", wanted);
        return wanted;
    }
}
