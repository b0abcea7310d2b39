package com.kosha.gateway.downstream;

import com.kosha.contract.AccountSummary;
import com.kosha.contract.AlertDetail;
import com.kosha.contract.AlertSearch;
import com.kosha.contract.AlertView;
import com.kosha.contract.CancellationRequest;
import com.kosha.contract.Classification;
import com.kosha.contract.CustomerProfile;
import com.kosha.contract.CustomerSearch;
import com.kosha.contract.CustomerView;
import com.kosha.contract.DegradedReason;
import com.kosha.contract.Direction;
import com.kosha.contract.DisputeRequest;
import com.kosha.contract.DisputeStatus;
import com.kosha.contract.DisputeView;
import com.kosha.contract.GroupBy;
import com.kosha.contract.KnowledgeAnswer;
import com.kosha.contract.KnowledgeDocument;
import com.kosha.contract.KnowledgePlace;
import com.kosha.contract.KnowledgePlaces;
import com.kosha.contract.KnowledgeSearch;
import com.kosha.contract.KoshaException;
import com.kosha.contract.KycDocuments;
import com.kosha.contract.KycStatus;
import com.kosha.contract.KycView;
import com.kosha.contract.Money;
import com.kosha.contract.Page;
import com.kosha.contract.Rail;
import com.kosha.contract.RefundRequest;
import com.kosha.contract.RefundStatus;
import com.kosha.contract.RefundView;
import com.kosha.contract.ReviewRequest;
import com.kosha.contract.ReviewStatus;
import com.kosha.contract.ReviewView;
import com.kosha.contract.RiskRating;
import com.kosha.contract.SagaSearch;
import com.kosha.contract.SagaState;
import com.kosha.contract.SagaView;
import com.kosha.contract.ServedBy;
import com.kosha.contract.SpendingInsights;
import com.kosha.contract.TransactionDetail;
import com.kosha.contract.TransactionSearch;
import com.kosha.contract.TransactionStatus;
import com.kosha.contract.TransactionView;
import com.kosha.gateway.call.CallContext;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** A core-api with one customer, whose KYC data is down, and which counts what it is asked. */
public class CoreApiDouble implements CoreApi {
    public static final String CUSTOMER = "CUS-00000001";
    public static final String TRANSACTION = "TXN-000000000001";
    public static final Instant AS_OF = Instant.parse("2026-11-30T09:59:58.123456Z");

    /** How often anything was asked; static, since a container makes its own instance. */
    public static final AtomicInteger ASKED = new AtomicInteger();

    /** The keys of what was written, in order. */
    public static final List<String> WRITTEN = new CopyOnWriteArrayList<>();

    @Override
    public Page<CustomerView> searchCustomers(CallContext call, CustomerSearch search) {
        ASKED.incrementAndGet();
        return new Page<>(List.of(), "a position", true, AS_OF);
    }

    @Override
    public CustomerProfile customer(CallContext call, String customerId) {
        ASKED.incrementAndGet();
        call.attempted(NAME);
        if (!customerId.equals(CUSTOMER)) {
            throw KoshaException.notFound("customer");
        }
        return new CustomerProfile(
                CUSTOMER,
                "1000000001",
                "Ramesh Kumar",
                "1984-03-02",
                "9876547890",
                "ramesh@example.com",
                "ABCPE1234X",
                "teacher",
                "Pune",
                "Maharashtra",
                "411001",
                LocalDate.of(2019, 4, 1),
                KycStatus.VERIFIED,
                RiskRating.LOW,
                List.of(),
                AS_OF);
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
        if (!txnId.equals(TRANSACTION)) {
            throw KoshaException.notFound("transaction");
        }
        TransactionView payment = new TransactionView(
                TRANSACTION,
                "ACC-000000001",
                AS_OF,
                Direction.DEBIT,
                125_000,
                Money.display(125_000),
                Rail.UPI,
                TransactionStatus.COMPLETED,
                null,
                "Foo Stores",
                "foo@okaxis",
                null,
                "UPI/foo");
        return new TransactionDetail(payment, "RRN1", List.of(), AS_OF);
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
        return new DisputeView(
                "DSP-00000001",
                dispute.txnId(),
                dispute.reasonCode(),
                DisputeStatus.OPEN,
                125_000,
                Money.display(125_000),
                dispute.narrative(),
                AS_OF,
                call.principal().subject(),
                false,
                AS_OF);
    }

    @Override
    public ReviewView flagForReview(CallContext call, String key, ReviewRequest review) {
        WRITTEN.add(key);
        return new ReviewView(
                "REV-00000001",
                review.txnId(),
                review.reason(),
                review.priority(),
                ReviewStatus.OPEN,
                AS_OF,
                call.principal().subject(),
                false,
                AS_OF);
    }

    @Override
    public KnowledgeAnswer searchKnowledge(CallContext call, KnowledgeSearch search) {
        ASKED.incrementAndGet();
        ServedBy backup = new ServedBy("openai-backup", true, ServedBy.Why.PRIMARY_SLOW);
        return search.query().equals("slow")
                ? new KnowledgeAnswer(List.of(), false, null, backup, AS_OF)
                : new KnowledgeAnswer(List.of(), true, DegradedReason.EMBEDDINGS_UNAVAILABLE, null, AS_OF);
    }

    @Override
    public KnowledgeDocument document(CallContext call, String department, String docCode) {
        ASKED.incrementAndGet();
        return switch (docCode) {
            case "AML-INT-01" ->
                new KnowledgeDocument(
                        department,
                        docCode,
                        "Cash",
                        Classification.INTERNAL,
                        1,
                        LocalDate.of(2026, 4, 1),
                        "MLRO",
                        "# Cash",
                        AS_OF);
            case "AML-RES-01" ->
                throw KoshaException.forbidden(
                        "This document lies above what your role may read.", Map.of("rule", "knowledge_ceiling"));
            default -> throw KoshaException.notFound("document");
        };
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
        return refund(call, refund.disputeId(), refund.amountPaise(), RefundStatus.PENDING, null);
    }

    @Override
    public RefundView cancelRefund(CallContext call, String key, CancellationRequest cancellation) {
        WRITTEN.add(key);
        return refund(call, "DSP-00000001", 125_000, RefundStatus.VOIDED, cancellation.reason());
    }

    private static RefundView refund(
            CallContext call, String disputeId, long amount, RefundStatus status, @Nullable String reason) {
        return new RefundView(
                "RFD-00000001",
                disputeId,
                amount,
                Money.display(amount),
                status,
                "6f9619ff-8b86-4011-b42d-00c04fc964ff",
                SagaState.COMPLETED,
                AS_OF,
                call.principal().subject(),
                reason,
                false,
                AS_OF);
    }

    @Override
    public Page<SagaView> searchSagas(CallContext call, SagaSearch search) {
        return new Page<>(List.of(), null, false, AS_OF);
    }

    @Override
    public SagaView saga(CallContext call, String sagaId) {
        throw KoshaException.notFound("saga");
    }
}
