package com.kosha.gateway.downstream;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** core-api's writes as they are on the wire. The key under which each happens at most once travels as a header. */
@Path("/v1")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public interface CoreWrites {
    /** Adds one to a collection, {@code disputes} for instance. */
    @POST
    @Path("/{collection}")
    JsonNode add(@PathParam("collection") String collection, JsonNode what);
}
