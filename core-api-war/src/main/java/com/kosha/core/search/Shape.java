package com.kosha.core.search;

import com.kosha.contract.Ids;
import com.kosha.contract.KoshaException;
import java.util.regex.Pattern;

/** The shapes of what a caller names a thing by. */
public enum Shape {
    CUSTOMER("customer_id", Ids.CUSTOMER),
    CIF("cif", Ids.CIF),
    MOBILE_LAST4("mobile_last4", "^[0-9]{4}$"),
    ACCOUNT("account_id", Ids.ACCOUNT),
    TRANSACTION("txn_id", Ids.TRANSACTION),
    DEPARTMENT("department", Ids.DEPARTMENT),
    DOCUMENT("doc_code", Ids.DOCUMENT),
    ALERT("alert_id", Ids.ALERT),
    SCREENING("screening_id", Ids.SCREENING),
    DISPUTE("dispute_id", Ids.DISPUTE),
    REFUND("refund_id", Ids.REFUND),
    SAGA("saga_id", Ids.UUID),
    QUEUE_ITEM("item_id", Ids.QUEUE_ITEM);

    private final String field;
    private final Pattern pattern;

    Shape(String field, String pattern) {
        this.field = field;
        this.pattern = Pattern.compile(pattern);
    }

    public boolean fits(String value) {
        // matches, not find: a $ would let a line feed through
        return pattern.matcher(value).matches();
    }

    /**
     * The value itself, once it is known to have this shape.
     *
     * @throws KoshaException {@code invalid_argument} of this shape's field
     */
    public String check(String value) {
        if (!fits(value)) {
            throw KoshaException.invalidArgument(field, "must match " + pattern);
        }
        return value;
    }
}
