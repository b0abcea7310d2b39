package com.kosha.gateway.downstream;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** What the screening vendor answers, on the wire: names go in a body, since a URL ends up in logs. */
@Path("/v1")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public interface Screenings {
    @POST
    @Path("/screenings")
    JsonNode screen(JsonNode whom);
}
