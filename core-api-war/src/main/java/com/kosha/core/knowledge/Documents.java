package com.kosha.core.knowledge;

import com.kosha.contract.Classification;
import com.kosha.contract.KnowledgeDocument;
import com.kosha.contract.KnowledgePlace;
import com.kosha.contract.KnowledgePlaces;
import com.kosha.contract.KoshaException;
import com.kosha.core.db.Call;
import com.kosha.core.db.Db;
import com.kosha.core.db.Query;
import com.kosha.core.search.AsOf;
import com.kosha.core.search.FreeText;
import com.kosha.core.search.Shape;
import com.kosha.resilience.Time;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;

/** Shows documents by their address, and which addresses there are. */
@Dependent
public final class Documents {
    private static final int LONGEST_BEGINNING = 64;
    private static final String DOCUMENT = """
            SELECT department, doc_code, title, version, effective_on, owner, body,
                   (ARRAY ['PUBLIC', 'INTERNAL', 'CONFIDENTIAL', 'RESTRICTED'])[classification + 1] AS classification
              FROM kb.documents
             WHERE department = :department AND doc_code = :code
            """;
    private static final String EXISTS = "SELECT kb.document_exists(:department, :code) AS there";
    private static final String DEPARTMENTS = """
            SELECT DISTINCT department AS value
              FROM kb.documents
             WHERE starts_with(department, :beginning)
             ORDER BY value
             LIMIT 100
            """;
    private static final String CODES = """
            SELECT DISTINCT doc_code AS value
              FROM kb.documents
             WHERE starts_with(doc_code, :beginning)
            """;
    private static final String FIRST_HUNDRED = " ORDER BY value\n LIMIT 100";

    private final Db db;
    private final Time time;

    @Inject
    public Documents(Db db, Time time) {
        this.db = db;
        this.time = time;
    }

    /**
     * The whole document.
     *
     * @throws KoshaException {@code forbidden} when it lies above the caller's ceiling, with nothing else about it, and
     *     {@code not_found} when there is none
     */
    public KnowledgeDocument document(Call call, String department, String docCode) {
        Shape.DEPARTMENT.check(department);
        Shape.DOCUMENT.check(docCode);
        Instant asOf = AsOf.now(time);
        return db.first(call, addressed(DOCUMENT, department, docCode), row -> document(row, asOf))
                .orElseThrow(() -> refusal(call, department, docCode));
    }

    private KoshaException refusal(Call call, String department, String docCode) {
        boolean there = db.first(call, addressed(EXISTS, department, docCode), row -> row.getBoolean("there"))
                .orElse(false);
        return there
                ? KoshaException.forbidden(
                        "This document lies above what your role may read.", Map.of("rule", "knowledge_ceiling"))
                : KoshaException.notFound("document");
    }

    /** What the beginning of an address can go on to, as far as the caller may read. */
    public KnowledgePlaces places(Call call, KnowledgePlace in) {
        String beginning = FreeText.check("beginning", in.beginning(), 0, LONGEST_BEGINNING);
        Query query = in.wanted() == KnowledgePlace.Part.DEPARTMENT ? Query.of(DEPARTMENTS) : codes(in);
        return new KnowledgePlaces(db.list(call, query.with("beginning", beginning), row -> row.getString("value")));
    }

    private static Query codes(KnowledgePlace in) {
        Query query = Query.of(CODES);
        if (in.department() != null) {
            query.and("department = :department").with("department", Shape.DEPARTMENT.check(in.department()));
        }
        return query.then(FIRST_HUNDRED);
    }

    private static Query addressed(String sql, String department, String docCode) {
        return Query.of(sql).with("department", department).with("code", docCode);
    }

    private static KnowledgeDocument document(ResultSet row, Instant asOf) throws SQLException {
        return new KnowledgeDocument(
                row.getString("department"),
                row.getString("doc_code"),
                row.getString("title"),
                Classification.valueOf(row.getString("classification")),
                row.getInt("version"),
                row.getObject("effective_on", LocalDate.class),
                row.getString("owner"),
                row.getString("body"),
                asOf);
    }
}
