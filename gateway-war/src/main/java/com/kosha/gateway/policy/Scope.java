package com.kosha.gateway.policy;

import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;

/** What a token can allow. */
public enum Scope {
    CUSTOMERS_READ("customers:read"),
    KYC_READ("kyc:read"),
    KYC_PII("kyc:pii"),
    TRANSACTIONS_READ("transactions:read"),
    AML_READ("aml:read"),
    SCREENING_RUN("screening:run"),
    DISPUTES_WRITE("disputes:write"),
    REVIEWS_WRITE("reviews:write"),
    REFUNDS_WRITE("refunds:write"),
    KB_READ("kb:read"),
    OPS_ADMIN("ops:admin"),
    AUDIT_READ("audit:read");

    private final String claim;

    Scope(String claim) {
        this.claim = claim;
    }

    /** The scope as it stands in a token. */
    public String claim() {
        return claim;
    }

    /** The scopes among those names; a name that is not ours means nothing here. */
    public static Set<Scope> of(Collection<String> claims) {
        Set<Scope> known = EnumSet.noneOf(Scope.class);
        for (Scope scope : values()) {
            if (claims.contains(scope.claim)) {
                known.add(scope);
            }
        }
        return known;
    }
}
