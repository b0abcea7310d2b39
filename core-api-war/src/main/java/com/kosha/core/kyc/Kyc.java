package com.kosha.core.kyc;

import com.kosha.contract.DocumentStatus;
import com.kosha.contract.DocumentType;
import com.kosha.contract.KoshaException;
import com.kosha.contract.KycDocument;
import com.kosha.contract.KycDocuments;
import com.kosha.contract.KycLevel;
import com.kosha.contract.KycStatus;
import com.kosha.contract.KycView;
import com.kosha.contract.RiskRating;
import com.kosha.core.db.Call;
import com.kosha.core.db.Db;
import com.kosha.core.db.Query;
import com.kosha.core.search.AsOf;
import com.kosha.core.search.Shape;
import com.kosha.resilience.Time;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/** Tells how well a customer is known. */
@Dependent
public final class Kyc {
    private static final String STATUS = """
            SELECT customer_id, status, level, risk_rating, last_review_on, next_review_on, pan, aadhaar_last4
              FROM visible.kyc
             WHERE customer_id = :customer
            """;
    private static final String DOCUMENTS = """
            SELECT document_id, document_type, status, submitted_on, verified_on, expires_on
              FROM visible.kyc_documents
             WHERE customer_id = :customer
             ORDER BY submitted_on DESC, document_id DESC
            """;

    private final Db db;
    private final Time time;

    @Inject
    public Kyc(Db db, Time time) {
        this.db = db;
        this.time = time;
    }

    /**
     * Where the customer's identification stands.
     *
     * @throws KoshaException {@code not_found} when there is no such customer, or none that the viewer may see
     */
    public KycView status(Call call, String customerId) {
        Shape.CUSTOMER.check(customerId);
        Instant asOf = AsOf.now(time);
        return db.first(call, Query.of(STATUS).with("customer", customerId), row -> view(row, asOf))
                .orElseThrow(() -> KoshaException.notFound("customer"));
    }

    /**
     * The customer's documents, newest first.
     *
     * @throws KoshaException {@code not_found} when there is no such customer, or none that the viewer may see
     */
    public KycDocuments documents(Call call, String customerId) {
        Shape.CUSTOMER.check(customerId);
        Instant asOf = AsOf.now(time);
        List<KycDocument> documents = db.list(call, Query.of(DOCUMENTS).with("customer", customerId), Kyc::document);
        if (documents.isEmpty()) {
            // nothing handed in yet, or nobody there?
            status(call, customerId);
        }
        return new KycDocuments(customerId, documents, asOf);
    }

    private static KycView view(ResultSet row, Instant asOf) throws SQLException {
        return new KycView(
                row.getString("customer_id"),
                KycStatus.valueOf(row.getString("status")),
                KycLevel.valueOf(row.getString("level")),
                RiskRating.valueOf(row.getString("risk_rating")),
                row.getObject("last_review_on", LocalDate.class),
                row.getObject("next_review_on", LocalDate.class),
                row.getString("pan"),
                row.getString("aadhaar_last4"),
                asOf);
    }

    private static KycDocument document(ResultSet row) throws SQLException {
        return new KycDocument(
                row.getString("document_id"),
                DocumentType.valueOf(row.getString("document_type")),
                DocumentStatus.valueOf(row.getString("status")),
                row.getObject("submitted_on", LocalDate.class),
                row.getObject("verified_on", LocalDate.class),
                row.getObject("expires_on", LocalDate.class));
    }
}
