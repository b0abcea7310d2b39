package com.kosha.gateway.downstream;

import com.kosha.contract.AccountSummary;
import com.kosha.contract.AlertDetail;
import com.kosha.contract.AlertSearch;
import com.kosha.contract.AlertView;
import com.kosha.contract.CancellationRequest;
import com.kosha.contract.CustomerProfile;
import com.kosha.contract.CustomerSearch;
import com.kosha.contract.CustomerView;
import com.kosha.contract.DegradedReason;
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
import com.kosha.contract.ServedBy;
import com.kosha.contract.SpendingInsights;
import com.kosha.contract.TransactionDetail;
import com.kosha.contract.TransactionSearch;
import com.kosha.contract.TransactionView;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.policy.Scope;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/** A core-api with one customer, whose KYC data is down, and which counts what it is asked. */
public class CoreApiDouble implements CoreApi {
    /** How often anything was asked; static, since a container makes its own instance. */
    public static final AtomicInteger ASKED = new AtomicInteger();

    /** The keys of what was written, in order. */
    public static final List<String> WRITTEN = new CopyOnWriteArrayList<>();

    @Override
    public Page<CustomerView> searchCustomers(CallContext call, CustomerSearch search) {
        ASKED.incrementAndGet();
        return new Page<>(List.of(), "a position", true, BankFixture.AS_OF);
    }

    @Override
    public CustomerProfile customer(CallContext call, String customerId) {
        ASKED.incrementAndGet();
        call.attempted(NAME);
        if (!customerId.equals(BankFixture.CUSTOMER)) {
            throw KoshaException.notFound("customer");
        }
        return BankFixture.customer();
    }

    @Override
    public KycView kyc(CallContext call, String customerId) {
        ASKED.incrementAndGet();
        throw KoshaException.unavailable(NAME, Duration.ofSeconds(2), new IllegalStateException("SELECT secret"));
    }

    @Override
    public KycDocuments kycDocuments(CallContext call, String customerId) {
        throw KoshaException.notFound("customer");
    }

    @Override
    public AccountSummary account(CallContext call, String accountId) {
        throw KoshaException.notFound("account");
    }

    @Override
    public Page<TransactionView> searchTransactions(CallContext call, String accountId, TransactionSearch search) {
        throw KoshaException.notFound("account");
    }

    /** There is one, too. */
    @Override
    public TransactionDetail transaction(CallContext call, String txnId) {
        if (!txnId.equals(BankFixture.TRANSACTION)) {
            throw KoshaException.notFound("transaction");
        }
        return BankFixture.transaction();
    }

    @Override
    public SpendingInsights spending(
            CallContext call, String accountId, LocalDate from, LocalDate to, GroupBy groupBy) {
        throw KoshaException.notFound("account");
    }

    @Override
    public Page<AlertView> searchAlerts(CallContext call, AlertSearch search) {
        ASKED.incrementAndGet();
        throw KoshaException.notFound("alert");
    }

    @Override
    public AlertDetail alert(CallContext call, String alertId) {
        ASKED.incrementAndGet();
        throw KoshaException.notFound("alert");
    }

    /** Remembers under which keys it was asked, and raises a new one each time. */
    @Override
    public DisputeView raiseDispute(CallContext call, String key, DisputeRequest dispute) {
        call.attempted(NAME);
        WRITTEN.add(key);
        return BankFixture.raised(dispute, call.principal().subject());
    }

    @Override
    public ReviewView flagForReview(CallContext call, String key, ReviewRequest review) {
        WRITTEN.add(key);
        return BankFixture.flagged(review, call.principal().subject());
    }

    @Override
    public KnowledgeAnswer searchKnowledge(CallContext call, KnowledgeSearch search) {
        ASKED.incrementAndGet();
        ServedBy backup = new ServedBy("openai-backup", true, ServedBy.Why.PRIMARY_SLOW);
        return search.query().equals("slow")
                ? new KnowledgeAnswer(List.of(), false, null, backup, BankFixture.AS_OF)
                : new KnowledgeAnswer(List.of(), true, DegradedReason.EMBEDDINGS_UNAVAILABLE, null, BankFixture.AS_OF);
    }

    @Override
    public KnowledgeDocument document(CallContext call, String department, String docCode) {
        ASKED.incrementAndGet();
        return switch (docCode) {
            case "AML-INT-01" -> BankFixture.document(department, docCode);
            case "AML-RES-01" ->
                throw KoshaException.forbidden(
                        "This document lies above what your role may read.", Map.of("rule", "knowledge_ceiling"));
            default -> throw KoshaException.notFound("document");
        };
    }

    /** Two pages of one each; nothing for the auditor, for whom core-api is down. */
    @Override
    public Page<KnowledgeEntry> documents(CallContext call, KnowledgeListing listing) {
        if (call.principal().may(Scope.AUDIT_READ)) {
            throw KoshaException.unavailable(NAME, Duration.ofSeconds(1), null);
        }
        return listing.after() == null
                ? new Page<>(
                        List.of(new KnowledgeEntry("aml", "AML-INT-01", "Cash")),
                        "aml/AML-INT-01",
                        false,
                        BankFixture.AS_OF)
                : new Page<>(
                        List.of(new KnowledgeEntry("kyc", "KYC-1", "After " + listing.after())),
                        null,
                        false,
                        BankFixture.AS_OF);
    }

    @Override
    public KnowledgePlaces places(CallContext call, KnowledgePlace place) {
        if (call.deadline().expired() || place.beginning().equals("DOWN")) {
            throw KoshaException.unavailable(NAME, Duration.ofSeconds(1), null);
        }
        return new KnowledgePlaces(List.of(place.wanted() + " " + place.department() + " " + place.beginning()));
    }

    @Override
    public RefundView issueRefund(CallContext call, String key, RefundRequest refund) {
        WRITTEN.add(key);
        return BankFixture.issued(refund, call.principal().subject());
    }

    @Override
    public RefundView cancelRefund(CallContext call, String key, CancellationRequest cancellation) {
        WRITTEN.add(key);
        return BankFixture.voided(cancellation, call.principal().subject());
    }

    @Override
    public Page<SagaView> searchSagas(CallContext call, SagaSearch search) {
        return new Page<>(List.of(), null, false, BankFixture.AS_OF);
    }

    @Override
    public SagaView saga(CallContext call, String sagaId) {
        throw KoshaException.notFound("saga");
    }
}
