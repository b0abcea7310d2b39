package com.kosha.gateway.downstream;

import com.kosha.contract.AccountSummary;
import com.kosha.contract.AlertDetail;
import com.kosha.contract.AlertSearch;
import com.kosha.contract.AlertView;
import com.kosha.contract.CustomerProfile;
import com.kosha.contract.CustomerSearch;
import com.kosha.contract.CustomerView;
import com.kosha.contract.KnowledgeAnswer;
import com.kosha.contract.KnowledgeDocument;
import com.kosha.contract.KnowledgeEntry;
import com.kosha.contract.KnowledgeListing;
import com.kosha.contract.KnowledgePlace;
import com.kosha.contract.KnowledgePlaces;
import com.kosha.contract.KnowledgeSearch;
import com.kosha.contract.KycDocuments;
import com.kosha.contract.KycView;
import com.kosha.contract.Page;
import com.kosha.contract.QueueItemView;
import com.kosha.contract.QueueSearch;
import com.kosha.contract.SagaSearch;
import com.kosha.contract.SagaView;
import com.kosha.contract.SpendingInsights;
import com.kosha.contract.TransactionDetail;
import com.kosha.contract.TransactionSearch;
import com.kosha.contract.TransactionView;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.time.LocalDate;

/** core-api's reads as they are on the wire. Searches are sent in a body, since a URL ends up in logs. */
@Path("/v1")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public interface CoreReads {
    @POST
    @Path("/customers/search")
    Page<CustomerView> searchCustomers(CustomerSearch search);

    @GET
    @Path("/customers/{id}")
    CustomerProfile customer(@PathParam("id") String id);

    @GET
    @Path("/customers/{id}/kyc")
    KycView kyc(@PathParam("id") String id);

    @GET
    @Path("/customers/{id}/kyc/documents")
    KycDocuments kycDocuments(@PathParam("id") String id);

    @GET
    @Path("/accounts/{id}")
    AccountSummary account(@PathParam("id") String id);

    @POST
    @Path("/accounts/{id}/transactions/search")
    Page<TransactionView> searchTransactions(@PathParam("id") String id, TransactionSearch search);

    @GET
    @Path("/accounts/{id}/spending")
    SpendingInsights spending(
            @PathParam("id") String id,
            @QueryParam("from_date") LocalDate from,
            @QueryParam("to_date") LocalDate to,
            @QueryParam("group_by") String groupBy);

    @GET
    @Path("/transactions/{id}")
    TransactionDetail transaction(@PathParam("id") String id);

    @POST
    @Path("/aml/alerts/search")
    Page<AlertView> searchAlerts(AlertSearch search);

    @POST
    @Path("/knowledge/search")
    KnowledgeAnswer searchKnowledge(KnowledgeSearch search);

    @GET
    @Path("/knowledge/documents/{department}/{code}")
    KnowledgeDocument document(@PathParam("department") String department, @PathParam("code") String code);

    @POST
    @Path("/knowledge/documents/search")
    Page<KnowledgeEntry> documents(KnowledgeListing listing);

    @POST
    @Path("/knowledge/places/search")
    KnowledgePlaces places(KnowledgePlace place);

    @GET
    @Path("/aml/alerts/{id}")
    AlertDetail alert(@PathParam("id") String id);

    @POST
    @Path("/review-queue/search")
    Page<QueueItemView> searchReviewQueue(QueueSearch search);

    @GET
    @Path("/review-queue/{id}")
    QueueItemView reviewQueueItem(@PathParam("id") String id);

    @POST
    @Path("/sagas/search")
    Page<SagaView> searchSagas(SagaSearch search);

    @GET
    @Path("/sagas/{saga_id}")
    SagaView saga(@PathParam("saga_id") String sagaId);
}
