package com.kosha.gateway.ops;

import com.kosha.contract.KoshaException;
import com.kosha.gateway.downstream.CoreApi;
import com.kosha.gateway.downstream.ScreeningStack;
import com.kosha.gateway.pipeline.Stages.ForOperators;
import com.kosha.gateway.status.BreakerStatus;
import com.kosha.resilience.Time;
import com.kosha.stack.Stacks;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * The breakers, and the operators' word on them. A word reaches every server within seconds, by way of DynamoDB; the
 * states are this gateway's.
 */
@ForOperators
@Path("/ops/breakers")
@Produces(MediaType.APPLICATION_JSON)
@ApplicationScoped
public class BreakersResource {
    private static final Logger LOG = Logger.getLogger(BreakersResource.class.getName());
    /** The last two have their stacks in core-api, which reads the same table. */
    private static final List<String> DEPENDENCIES = List.of(CoreApi.NAME, ScreeningStack.NAME, "openai", "sqs");

    @Inject
    OverrideBook book;

    @Inject
    Stacks stacks;

    @Inject
    Time time;

    record Breakers(List<Breaker> breakers) {}

    /** A dependency: what was last said of it, and how this gateway's breakers stand. */
    record Breaker(String dependency, @Nullable BreakerOverride override, List<BreakerStatus> stacks) {}

    @GET
    public Response all() {
        Map<String, List<BreakerStatus>> standing = BreakerStatus.byDependency(stacks.all());
        return Operators.json(new Breakers(DEPENDENCIES.stream()
                .map(name -> breaker(name, book.read(name).orElse(null), standing))
                .toList()));
    }

    /** Forces it open. */
    @PUT
    @Path("/{dependency}")
    @Consumes(MediaType.APPLICATION_JSON)
    public Response force(
            @PathParam("dependency") String dependency, String body, @Context HttpServletRequest request) {
        return say(dependency, OverrideRequest.read(body).forcing(Operators.subject(request), now()));
    }

    /** Takes the word back; why stands in the body, since an address ends up in logs. */
    @DELETE
    @Path("/{dependency}")
    @Consumes(MediaType.APPLICATION_JSON)
    public Response clear(
            @PathParam("dependency") String dependency, String body, @Context HttpServletRequest request) {
        return say(dependency, OverrideRequest.read(body).clearing(Operators.subject(request), now()));
    }

    private Response say(String dependency, BreakerOverride override) {
        if (!DEPENDENCIES.contains(dependency)) {
            throw KoshaException.notFound("dependency");
        }
        book.write(dependency, override);
        LOG.log(
                Level.WARNING,
                () -> "event=breaker_override dependency=" + dependency + " forced_open=" + override.forcedOpen()
                        + " set_by=" + override.setBy());
        return Operators.json(breaker(dependency, override, BreakerStatus.byDependency(stacks.all())));
    }

    private static Breaker breaker(
            String name, @Nullable BreakerOverride override, Map<String, List<BreakerStatus>> standing) {
        return new Breaker(name, override, standing.getOrDefault(name, List.of()));
    }

    private Instant now() {
        return time.wall().truncatedTo(ChronoUnit.MILLIS);
    }
}
