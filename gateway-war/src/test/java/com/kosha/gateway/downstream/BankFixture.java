package com.kosha.gateway.downstream;

import com.kosha.contract.CancellationRequest;
import com.kosha.contract.Classification;
import com.kosha.contract.CustomerProfile;
import com.kosha.contract.Direction;
import com.kosha.contract.DisputeRequest;
import com.kosha.contract.DisputeStatus;
import com.kosha.contract.DisputeView;
import com.kosha.contract.KnowledgeDocument;
import com.kosha.contract.KycStatus;
import com.kosha.contract.Money;
import com.kosha.contract.Rail;
import com.kosha.contract.RefundRequest;
import com.kosha.contract.RefundStatus;
import com.kosha.contract.RefundView;
import com.kosha.contract.ReviewRequest;
import com.kosha.contract.ReviewStatus;
import com.kosha.contract.ReviewView;
import com.kosha.contract.RiskRating;
import com.kosha.contract.SagaState;
import com.kosha.contract.TransactionDetail;
import com.kosha.contract.TransactionStatus;
import com.kosha.contract.TransactionView;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A bank with one customer, who has paid once, and what core-api says of both. */
public final class BankFixture {
    static final String CUSTOMER = "CUS-00000001";
    static final String TRANSACTION = "TXN-000000000001";
    static final Instant AS_OF = Instant.parse("2026-11-30T09:59:58.123456Z");
    private static final long PAISE = 125_000;

    private BankFixture() {}

    static CustomerProfile customer() {
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

    static TransactionDetail transaction() {
        TransactionView payment = new TransactionView(
                TRANSACTION,
                "ACC-000000001",
                AS_OF,
                Direction.DEBIT,
                PAISE,
                Money.display(PAISE),
                Rail.UPI,
                TransactionStatus.COMPLETED,
                null,
                "Foo Stores",
                "foo@okaxis",
                null,
                "UPI/foo");
        return new TransactionDetail(payment, "RRN1", List.of(), AS_OF);
    }

    static DisputeView raised(DisputeRequest dispute, String by) {
        return new DisputeView(
                "DSP-00000001",
                dispute.txnId(),
                dispute.reasonCode(),
                DisputeStatus.OPEN,
                PAISE,
                Money.display(PAISE),
                dispute.narrative(),
                AS_OF,
                by,
                false,
                AS_OF);
    }

    static ReviewView flagged(ReviewRequest review, String by) {
        return new ReviewView(
                "REV-00000001",
                review.txnId(),
                review.reason(),
                review.priority(),
                ReviewStatus.OPEN,
                AS_OF,
                by,
                false,
                AS_OF);
    }

    static RefundView issued(RefundRequest refund, String by) {
        return refund(refund.disputeId(), refund.amountPaise(), RefundStatus.PENDING, by, null);
    }

    static RefundView voided(CancellationRequest cancellation, String by) {
        return refund("DSP-00000001", PAISE, RefundStatus.VOIDED, by, cancellation.reason());
    }

    private static RefundView refund(
            String disputeId, long paise, RefundStatus status, String by, @Nullable String reason) {
        return new RefundView(
                "RFD-00000001",
                disputeId,
                paise,
                Money.display(paise),
                status,
                "6f9619ff-8b86-4011-b42d-00c04fc964ff",
                SagaState.COMPLETED,
                AS_OF,
                by,
                reason,
                false,
                AS_OF);
    }

    static KnowledgeDocument document(String department, String docCode) {
        return new KnowledgeDocument(
                department,
                docCode,
                "Cash",
                Classification.INTERNAL,
                1,
                LocalDate.of(2026, 4, 1),
                "MLRO",
                "# Cash",
                AS_OF);
    }
}
