package com.kosha.gateway.policy;

import static com.kosha.contract.Classification.CONFIDENTIAL;
import static com.kosha.contract.Classification.INTERNAL;
import static com.kosha.contract.Classification.RESTRICTED;
import static com.kosha.gateway.policy.Scope.AML_READ;
import static com.kosha.gateway.policy.Scope.AUDIT_READ;
import static com.kosha.gateway.policy.Scope.CUSTOMERS_READ;
import static com.kosha.gateway.policy.Scope.DISPUTES_WRITE;
import static com.kosha.gateway.policy.Scope.KB_READ;
import static com.kosha.gateway.policy.Scope.KYC_PII;
import static com.kosha.gateway.policy.Scope.KYC_READ;
import static com.kosha.gateway.policy.Scope.OPS_ADMIN;
import static com.kosha.gateway.policy.Scope.REFUNDS_WRITE;
import static com.kosha.gateway.policy.Scope.REVIEWS_WRITE;
import static com.kosha.gateway.policy.Scope.SCREENING_RUN;
import static com.kosha.gateway.policy.Scope.TRANSACTIONS_READ;

import com.kosha.contract.Classification;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** What a person's work allows: the only table of scopes, knowledge ceilings and visibility. */
public enum Role {
    SUPPORT_AGENT(INTERNAL, Sees.ORDINARY, CUSTOMERS_READ, KYC_READ, TRANSACTIONS_READ, DISPUTES_WRITE, KB_READ),
    PAYMENTS_ANALYST(
            INTERNAL,
            Sees.ORDINARY,
            CUSTOMERS_READ,
            TRANSACTIONS_READ,
            DISPUTES_WRITE,
            REVIEWS_WRITE,
            REFUNDS_WRITE,
            KB_READ),
    KYC_OFFICER(CONFIDENTIAL, Sees.ALL, CUSTOMERS_READ, KYC_READ, KYC_PII, SCREENING_RUN, KB_READ),
    AML_ANALYST(
            RESTRICTED,
            Sees.ALL,
            CUSTOMERS_READ,
            KYC_READ,
            KYC_PII,
            TRANSACTIONS_READ,
            AML_READ,
            SCREENING_RUN,
            REVIEWS_WRITE,
            KB_READ),
    OPERATOR(INTERNAL, Sees.ALL, CUSTOMERS_READ, KB_READ, OPS_ADMIN),
    AUDITOR(RESTRICTED, Sees.ALL, CUSTOMERS_READ, AUDIT_READ, KB_READ);

    /** Which customers are visible. */
    enum Sees {
        /** Those flagged as neither staff nor restricted. */
        ORDINARY,
        ALL
    }

    private final Classification ceiling;
    private final Sees sees;

    @SuppressWarnings("ImmutableEnumChecker") // a Set.of cannot be changed
    private final Set<Scope> scopes;

    Role(Classification ceiling, Sees sees, Scope... scopes) {
        this.ceiling = ceiling;
        this.sees = sees;
        this.scopes = Set.of(scopes);
    }

    /** The role as a token's groups name it. */
    public String claim() {
        return name().toLowerCase(Locale.ROOT);
    }

    public Set<Scope> scopes() {
        return scopes;
    }

    /** The highest classification of knowledge that the role reads. */
    public Classification ceiling() {
        return ceiling;
    }

    /** Whether customers flagged as staff or restricted are visible to the role. */
    public boolean seesRestricted() {
        return sees == Sees.ALL;
    }

    /** The roles among those groups; a group that is not ours means nothing here. */
    public static Set<Role> of(Collection<String> groups) {
        Set<Role> known = EnumSet.noneOf(Role.class);
        for (Role role : values()) {
            if (groups.contains(role.claim())) {
                known.add(role);
            }
        }
        return known;
    }
}
