package com.kosha.core.customers;

import com.kosha.contract.CustomerView;
import com.kosha.contract.KoshaException;
import com.kosha.contract.Page;
import com.kosha.core.db.Call;
import com.kosha.core.db.Db;
import com.kosha.core.db.Query;
import com.kosha.core.search.Pages;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Finds customers by a name or a part of it, forgiving typing errors: the most alike first. A name that merely sounds
 * the same is found too (Muhammad, Mohammed), unless it is so short that everything sounds like it.
 */
record ByName(Db db) {
    private static final int FEWEST_LETTERS = 3;
    private static final int LONGEST_NAME = 80;
    /** From this likeness of words on, a name is found. */
    private static final String THRESHOLD = "0.55";

    private static final String SEARCH = """
            SELECT customer_id, cif, full_name, date_of_birth, mobile, email, city, kyc_status, risk_rating, likeness
              FROM (SELECT *, word_similarity(:name, lower(full_name))::float8 AS likeness
                      FROM visible.customers
                     WHERE lower(full_name) %> :name
                        OR (name_sounds @> bank.name_sounds(:name)
                            AND length(array_to_string(bank.name_sounds(:name), '')) >= 3)) found
             WHERE true
            """;

    private record Found(CustomerView customer, double likeness) {
        String position() {
            return new Likeness(likeness, customer.customerId()).wire();
        }
    }

    Page<CustomerView> page(Call call, String name, int limit, @Nullable String after, Instant asOf) {
        Query query = Query.of(SEARCH)
                .under("pg_trgm.word_similarity_threshold", THRESHOLD)
                .with("name", wanted(name));
        if (after != null) {
            Likeness last = Likeness.parse(after);
            query.and("(-likeness, customer_id) > (:after_likeness, :after_id)")
                    .with("after_likeness", -last.likeness())
                    .with("after_id", last.customerId());
        }
        query.then(" ORDER BY -likeness, customer_id\n LIMIT :limit").with("limit", limit + 1);
        List<Found> found = db.list(call, query, row -> new Found(CustomerRows.view(row), row.getDouble("likeness")));
        Page<Found> page = Pages.cut(found, limit, Found::position, asOf);
        return new Page<>(page.items().stream().map(Found::customer).toList(), page.next(), page.truncated(), asOf);
    }

    private static String wanted(String name) {
        if (name.length() > LONGEST_NAME
                || name.chars().anyMatch(Character::isISOControl)
                || name.chars().filter(Character::isLetter).count() < FEWEST_LETTERS) {
            throw KoshaException.invalidArgument(
                    "name",
                    "must hold " + FEWEST_LETTERS + " letters at least and " + LONGEST_NAME + " characters at most");
        }
        return name.strip().toLowerCase(Locale.ROOT);
    }
}
