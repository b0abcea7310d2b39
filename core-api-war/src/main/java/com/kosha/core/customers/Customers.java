package com.kosha.core.customers;

import com.kosha.contract.AccountView;
import com.kosha.contract.CustomerProfile;
import com.kosha.contract.CustomerSearch;
import com.kosha.contract.CustomerView;
import com.kosha.contract.KoshaException;
import com.kosha.contract.Page;
import com.kosha.core.db.Call;
import com.kosha.core.db.Db;
import com.kosha.core.db.Query;
import com.kosha.core.search.AsOf;
import com.kosha.core.search.Limit;
import com.kosha.core.search.Shape;
import com.kosha.resilience.Time;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Finds customers, and tells what the bank knows of one. */
@Dependent
public final class Customers {
    private static final String PROFILE = """
            SELECT customer_id, cif, full_name, date_of_birth, mobile, email, pan, occupation, city, state, pincode,
                   customer_since, kyc_status, risk_rating
              FROM visible.customers
             WHERE customer_id = :customer
            """;
    private static final String ACCOUNTS = """
            SELECT account_id, account_number, account_type, status, ifsc, branch, opened_on
              FROM visible.accounts
             WHERE customer_id = :customer
             ORDER BY account_id
            """;

    private final Db db;
    private final Time time;

    @Inject
    public Customers(Db db, Time time) {
        this.db = db;
        this.time = time;
    }

    /**
     * One page of the customers with that name, that CIF, or those last digits of a mobile number.
     *
     * @throws KoshaException {@code invalid_argument} unless exactly one of the three is given and well-formed
     */
    public Page<CustomerView> search(Call call, CustomerSearch in) {
        Limit.check(in.limit());
        long given = Stream.of(in.name(), in.cif(), in.mobileLast4())
                .filter(Objects::nonNull)
                .count();
        if (given != 1) {
            throw KoshaException.invalidArgument("name", "or cif or mobile_last4 must be given, exactly one of them");
        }
        Instant asOf = AsOf.now(time);
        if (in.name() != null) {
            return new ByName(db).page(call, in.name(), in.limit(), in.after(), asOf);
        }
        if (in.cif() != null) {
            return ByKey.CIF.page(db, call, in.cif(), in, asOf);
        }
        return ByKey.MOBILE_LAST4.page(db, call, String.valueOf(in.mobileLast4()), in, asOf);
    }

    /**
     * The customer with all accounts.
     *
     * @throws KoshaException {@code not_found} when there is none, or none that the viewer may see
     */
    public CustomerProfile profile(Call call, String customerId) {
        Shape.CUSTOMER.check(customerId);
        Instant asOf = AsOf.now(time);
        List<AccountView> accounts =
                db.list(call, Query.of(ACCOUNTS).with("customer", customerId), CustomerRows::account);
        return db.first(
                        call,
                        Query.of(PROFILE).with("customer", customerId),
                        row -> CustomerRows.profile(row, accounts, asOf))
                .orElseThrow(() -> KoshaException.notFound("customer"));
    }
}
