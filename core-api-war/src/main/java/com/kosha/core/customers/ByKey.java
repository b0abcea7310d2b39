package com.kosha.core.customers;

import com.kosha.contract.CustomerSearch;
import com.kosha.contract.CustomerView;
import com.kosha.contract.Page;
import com.kosha.core.db.Call;
import com.kosha.core.db.Db;
import com.kosha.core.db.Query;
import com.kosha.core.search.Pages;
import com.kosha.core.search.Position;
import com.kosha.core.search.Shape;
import java.time.Instant;

/** Finds customers by something that is either theirs or not, in the order of their ids. */
enum ByKey {
    CIF(Shape.CIF, "cif = :key"),
    MOBILE_LAST4(Shape.MOBILE_LAST4, "right(mobile, 4) = :key");

    private final Shape shape;
    private final String condition;

    ByKey(Shape shape, String condition) {
        this.shape = shape;
        this.condition = condition;
    }

    Page<CustomerView> page(Db db, Call call, String value, CustomerSearch in, Instant asOf) {
        Query query = Query.of(CustomerRows.SELECT + " WHERE " + condition).with("key", shape.check(value));
        if (in.after() != null) {
            query.and("customer_id > :after").with("after", position(in.after()));
        }
        query.then(" ORDER BY customer_id\n LIMIT :limit").with("limit", in.limit() + 1);
        return Pages.cut(db.list(call, query, CustomerRows::view), in.limit(), CustomerView::customerId, asOf);
    }

    private static String position(String after) {
        if (!Shape.CUSTOMER.fits(after)) {
            throw Position.broken();
        }
        return after;
    }
}
