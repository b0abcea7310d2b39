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
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.LocalDate;
import java.util.Locale;

/** core-api over HTTP. */
@ApplicationScoped
public class HttpCoreApi implements CoreApi {
    @Inject
    Services services;

    @Override
    public Page<CustomerView> searchCustomers(CallContext call, CustomerSearch search) {
        return services.read(call, core -> core.searchCustomers(search));
    }

    @Override
    public CustomerProfile customer(CallContext call, String customerId) {
        return services.read(call, core -> core.customer(customerId));
    }

    @Override
    public KycView kyc(CallContext call, String customerId) {
        return services.read(call, core -> core.kyc(customerId));
    }

    @Override
    public KycDocuments kycDocuments(CallContext call, String customerId) {
        return services.read(call, core -> core.kycDocuments(customerId));
    }

    @Override
    public AccountSummary account(CallContext call, String accountId) {
        return services.read(call, core -> core.account(accountId));
    }

    @Override
    public Page<TransactionView> searchTransactions(CallContext call, String accountId, TransactionSearch search) {
        return services.read(call, core -> core.searchTransactions(accountId, search));
    }

    @Override
    public TransactionDetail transaction(CallContext call, String txnId) {
        return services.read(call, core -> core.transaction(txnId));
    }

    @Override
    public SpendingInsights spending(
            CallContext call, String accountId, LocalDate from, LocalDate to, GroupBy groupBy) {
        return services.read(
                call, core -> core.spending(accountId, from, to, groupBy.name().toLowerCase(Locale.ROOT)));
    }

    @Override
    public Page<AlertView> searchAlerts(CallContext call, AlertSearch search) {
        return services.read(call, core -> core.searchAlerts(search));
    }

    @Override
    public AlertDetail alert(CallContext call, String alertId) {
        return services.read(call, core -> core.alert(alertId));
    }

    @Override
    public DisputeView raiseDispute(CallContext call, String key, DisputeRequest dispute) {
        return services.write(call, key, core -> core.raiseDispute(dispute));
    }

    @Override
    public ReviewView flagForReview(CallContext call, String key, ReviewRequest review) {
        return services.write(call, key, core -> core.flagForReview(review));
    }

    @Override
    public KnowledgeAnswer searchKnowledge(CallContext call, KnowledgeSearch search) {
        return services.searchKnowledge(call, core -> core.searchKnowledge(search));
    }

    @Override
    public KnowledgeDocument document(CallContext call, String department, String docCode) {
        return services.read(call, core -> core.document(department, docCode));
    }

    @Override
    public Page<KnowledgeEntry> documents(CallContext call, KnowledgeListing listing) {
        return services.read(call, core -> core.documents(listing));
    }

    @Override
    public KnowledgePlaces places(CallContext call, KnowledgePlace place) {
        return services.read(call, core -> core.places(place));
    }

    @Override
    public RefundView issueRefund(CallContext call, String key, RefundRequest refund) {
        return named(call, services.writeBySaga(call, key, core -> core.issueRefund(refund)));
    }

    @Override
    public RefundView cancelRefund(CallContext call, String key, CancellationRequest cancellation) {
        return named(call, services.writeBySaga(call, key, core -> core.cancelRefund(cancellation)));
    }

    @Override
    public Page<SagaView> searchSagas(CallContext call, SagaSearch search) {
        return services.read(call, core -> core.searchSagas(search));
    }

    @Override
    public SagaView saga(CallContext call, String sagaId) {
        return services.read(call, core -> core.saga(sagaId));
    }

    /** A replay names the saga of the first time. */
    private static RefundView named(CallContext call, RefundView refund) {
        call.saga(refund.sagaId());
        return refund;
    }
}
