package com.kosha.gateway.policy;

import static com.kosha.gateway.policy.Effect.READS;
import static com.kosha.gateway.policy.Scope.AML_READ;
import static com.kosha.gateway.policy.Scope.CUSTOMERS_READ;
import static com.kosha.gateway.policy.Scope.KYC_READ;
import static com.kosha.gateway.policy.Scope.TRANSACTIONS_READ;

import java.time.Duration;
import java.util.Locale;

/** What each tool needs, may take, and does: the only place that says so. */
public enum ToolPolicy {
    SEARCH_CUSTOMERS(CUSTOMERS_READ, 5, READS),
    GET_CUSTOMER_PROFILE(CUSTOMERS_READ, 5, READS),
    GET_KYC_STATUS(KYC_READ, 5, READS),
    LIST_KYC_DOCUMENTS(KYC_READ, 5, READS),
    GET_ACCOUNT_SUMMARY(TRANSACTIONS_READ, 5, READS),
    SEARCH_TRANSACTIONS(TRANSACTIONS_READ, 6, READS),
    GET_TRANSACTION(TRANSACTIONS_READ, 5, READS),
    GET_SPENDING_INSIGHTS(TRANSACTIONS_READ, 6, READS),
    LIST_AML_ALERTS(AML_READ, 5, READS),
    GET_AML_ALERT(AML_READ, 5, READS),
    GET_SERVICE_HEALTH(CUSTOMERS_READ, 1, READS);

    private final Scope scope;
    private final Duration budget;
    private final Effect effect;

    ToolPolicy(Scope scope, int budgetSeconds, Effect effect) {
        this.scope = scope;
        this.budget = Duration.ofSeconds(budgetSeconds);
        this.effect = effect;
    }

    /** The tool's name on the wire. */
    public String toolName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The one scope that a caller needs. */
    public Scope scope() {
        return scope;
    }

    /** How long a call may take at most; a client's hint can only shorten it. */
    public Duration budget() {
        return budget;
    }

    public Effect effect() {
        return effect;
    }
}
