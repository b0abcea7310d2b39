package com.kosha.gateway.downstream;

import com.kosha.contract.AccountSummary;
import com.kosha.contract.AlertDetail;
import com.kosha.contract.AlertSearch;
import com.kosha.contract.AlertView;
import com.kosha.contract.CancellationRequest;
import com.kosha.contract.CustomerProfile;
import com.kosha.contract.CustomerSearch;
import com.kosha.contract.CustomerView;
import com.kosha.contract.DisputeRequest;
import com.kosha.contract.DisputeView;
import com.kosha.contract.GroupBy;
import com.kosha.contract.KnowledgeAnswer;
import com.kosha.contract.KnowledgeDocument;
import com.kosha.contract.KnowledgeEntry;
import com.kosha.contract.KnowledgeListing;
import com.kosha.contract.KnowledgePlace;
import com.kosha.contract.KnowledgePlaces;
import com.kosha.contract.KnowledgeSearch;
import com.kosha.contract.KoshaException;
import com.kosha.contract.KycDocuments;
import com.kosha.contract.KycView;
import com.kosha.contract.Page;
import com.kosha.contract.RefundRequest;
import com.kosha.contract.RefundView;
import com.kosha.contract.ReviewRequest;
import com.kosha.contract.ReviewView;
import com.kosha.contract.SagaSearch;
import com.kosha.contract.SagaView;
import com.kosha.contract.SpendingInsights;
import com.kosha.contract.TransactionDetail;
import com.kosha.contract.TransactionSearch;
import com.kosha.contract.TransactionView;
import com.kosha.gateway.call.CallContext;
import java.time.LocalDate;

/**
 * What the gateway asks core-api. Each method sends at least one request on behalf of the call's principal, within the
 * call's deadline, and throws {@link KoshaException} for every failure: core-api's own answer, or
 * {@code dependency_unavailable}, {@code deadline_exceeded} and {@code overloaded} by the stack's rules.
 */
public interface CoreApi {
    /** The name by which callers and dashboards know it. */
    String NAME = "core-api";

    Page<CustomerView> searchCustomers(CallContext call, CustomerSearch search);

    CustomerProfile customer(CallContext call, String customerId);

    KycView kyc(CallContext call, String customerId);

    KycDocuments kycDocuments(CallContext call, String customerId);

    AccountSummary account(CallContext call, String accountId);

    Page<TransactionView> searchTransactions(CallContext call, String accountId, TransactionSearch search);

    TransactionDetail transaction(CallContext call, String txnId);

    SpendingInsights spending(CallContext call, String accountId, LocalDate from, LocalDate to, GroupBy groupBy);

    Page<AlertView> searchAlerts(CallContext call, AlertSearch search);

    AlertDetail alert(CallContext call, String alertId);

    KnowledgeAnswer searchKnowledge(CallContext call, KnowledgeSearch search);

    KnowledgeDocument document(CallContext call, String department, String docCode);

    Page<KnowledgeEntry> documents(CallContext call, KnowledgeListing listing);

    KnowledgePlaces places(CallContext call, KnowledgePlace place);

    /**
     * Raises a dispute, or tells of the one that was raised before.
     *
     * @param key the client's own, under which it happens at most once; so for every write
     */
    DisputeView raiseDispute(CallContext call, String key, DisputeRequest dispute);

    ReviewView flagForReview(CallContext call, String key, ReviewRequest review);

    /**
     * Issues a refund, or tells of the one that was issued before. The call learns the saga's id, whatever comes of it; so
     * with the next.
     */
    RefundView issueRefund(CallContext call, String key, RefundRequest refund);

    RefundView cancelRefund(CallContext call, String key, CancellationRequest cancellation);

    /** For operators, newest first. */
    Page<SagaView> searchSagas(CallContext call, SagaSearch search);

    /** For operators: one saga with its steps. */
    SagaView saga(CallContext call, String sagaId);
}
