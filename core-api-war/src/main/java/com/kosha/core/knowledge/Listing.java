package com.kosha.core.knowledge;

import com.kosha.contract.KnowledgeEntry;
import com.kosha.contract.KnowledgeListing;
import com.kosha.contract.KoshaException;
import com.kosha.contract.Page;
import com.kosha.core.db.Call;
import com.kosha.core.db.Db;
import com.kosha.core.db.Query;
import com.kosha.core.search.AsOf;
import com.kosha.core.search.Limit;
import com.kosha.core.search.Pages;
import com.kosha.core.search.Position;
import com.kosha.core.search.Shape;
import com.kosha.resilience.Time;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;

/** Lists the documents that there are, by department and code. */
@Dependent
public final class Listing {
    private static final String SELECT = "SELECT department, doc_code, title\n  FROM kb.documents\n WHERE true";
    private static final String IN_ORDER = """
             ORDER BY department, doc_code
             LIMIT :limit
            """;

    private final Db db;
    private final Time time;

    @Inject
    public Listing(Db db, Time time) {
        this.db = db;
        this.time = time;
    }

    /**
     * One page of the documents that the caller may read.
     *
     * @throws KoshaException {@code invalid_argument} of {@code limit} or {@code cursor}
     */
    public Page<KnowledgeEntry> page(Call call, KnowledgeListing in) {
        Limit.check(in.limit());
        Query query = Query.of(SELECT);
        if (in.after() != null) {
            String[] after = in.after().split("/", -1);
            if (after.length != 2 || !Shape.DEPARTMENT.fits(after[0]) || !Shape.DOCUMENT.fits(after[1])) {
                throw Position.broken();
            }
            query.and("(department, doc_code) > (:department, :code)")
                    .with("department", after[0])
                    .with("code", after[1]);
        }
        query.then(IN_ORDER).with("limit", in.limit() + 1);
        Instant asOf = AsOf.now(time);
        List<KnowledgeEntry> rows = db.list(
                call,
                query,
                row -> new KnowledgeEntry(
                        row.getString("department"), row.getString("doc_code"), row.getString("title")));
        return Pages.cut(rows, in.limit(), row -> row.department() + "/" + row.docCode(), asOf);
    }
}
