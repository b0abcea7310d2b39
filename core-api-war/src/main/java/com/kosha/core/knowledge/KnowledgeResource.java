package com.kosha.core.knowledge;

import com.kosha.contract.KnowledgeAnswer;
import com.kosha.contract.KnowledgeDocument;
import com.kosha.contract.KnowledgeEntry;
import com.kosha.contract.KnowledgeListing;
import com.kosha.contract.KnowledgePlace;
import com.kosha.contract.KnowledgePlaces;
import com.kosha.contract.KnowledgeSearch;
import com.kosha.contract.Page;
import com.kosha.core.http.CurrentCall;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** The knowledge base over HTTP. */
@Dependent
@Path("/v1/knowledge")
@Produces(MediaType.APPLICATION_JSON)
public class KnowledgeResource {
    @Inject
    Knowledge knowledge;

    @Inject
    Documents documents;

    @Inject
    Listing listing;

    @Inject
    CurrentCall call;

    @POST
    @Path("/search")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(operationId = "search_knowledge_base", summary = "Passages that answer a question, the best first")
    public KnowledgeAnswer search(KnowledgeSearch search) {
        return knowledge.search(call.get(), search);
    }

    @GET
    @Path("/documents/{department}/{doc_code}")
    @Operation(operationId = "get_document", summary = "A document, whole")
    public KnowledgeDocument document(
            @PathParam("department") String department, @PathParam("doc_code") String docCode) {
        return documents.document(call.get(), department, docCode);
    }

    @POST
    @Path("/documents/search")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(operationId = "list_documents", summary = "The documents that there are, by department and code")
    public Page<KnowledgeEntry> documents(KnowledgeListing wanted) {
        return listing.page(call.get(), wanted);
    }

    @POST
    @Path("/places/search")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(operationId = "complete_address", summary = "What the beginning of a document's address can go on to")
    public KnowledgePlaces places(KnowledgePlace place) {
        return documents.places(call.get(), place);
    }
}
