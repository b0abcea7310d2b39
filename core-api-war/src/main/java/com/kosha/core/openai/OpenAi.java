package com.kosha.core.openai;

import com.kosha.stack.openai.EmbeddingAnswer;
import com.kosha.stack.openai.EmbeddingRequest;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** The provider's requests as they are on the wire. */
@Path("/v1")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public interface OpenAi {
    @POST
    @Path("/embeddings")
    EmbeddingAnswer embeddings(EmbeddingRequest request);
}
