package com.kosha.gateway.policy;

import static com.kosha.gateway.policy.Effect.READS;
import static com.kosha.gateway.policy.Effect.WRITES;
import static com.kosha.gateway.policy.Reach.CORE_READS;
import static com.kosha.gateway.policy.Reach.CORE_WRITES;
import static com.kosha.gateway.policy.Reach.NOWHERE;
import static com.kosha.gateway.policy.Reach.VENDOR_OR_CORE;
import static com.kosha.gateway.policy.Scope.AML_READ;
import static com.kosha.gateway.policy.Scope.CUSTOMERS_READ;
import static com.kosha.gateway.policy.Scope.DISPUTES_WRITE;
import static com.kosha.gateway.policy.Scope.KB_READ;
import static com.kosha.gateway.policy.Scope.KYC_READ;
import static com.kosha.gateway.policy.Scope.REFUNDS_WRITE;
import static com.kosha.gateway.policy.Scope.REVIEWS_WRITE;
import static com.kosha.gateway.policy.Scope.SCREENING_RUN;
import static com.kosha.gateway.policy.Scope.TRANSACTIONS_READ;

import java.time.Duration;
import java.util.Locale;

/** What each tool needs, may take, and does: the only place that says so. */
public enum ToolPolicy {
    SEARCH_CUSTOMERS(CUSTOMERS_READ, 5, READS, CORE_READS),
    GET_CUSTOMER_PROFILE(CUSTOMERS_READ, 5, READS, CORE_READS),
    GET_KYC_STATUS(KYC_READ, 5, READS, CORE_READS),
    LIST_KYC_DOCUMENTS(KYC_READ, 5, READS, CORE_READS),
    GET_ACCOUNT_SUMMARY(TRANSACTIONS_READ, 5, READS, CORE_READS),
    SEARCH_TRANSACTIONS(TRANSACTIONS_READ, 6, READS, CORE_READS),
    GET_TRANSACTION(TRANSACTIONS_READ, 5, READS, CORE_READS),
    GET_SPENDING_INSIGHTS(TRANSACTIONS_READ, 6, READS, CORE_READS),
    LIST_AML_ALERTS(AML_READ, 5, READS, CORE_READS),
    GET_AML_ALERT(AML_READ, 5, READS, CORE_READS),
    SCREEN_ENTITY(SCREENING_RUN, 6, READS, VENDOR_OR_CORE),
    RAISE_DISPUTE(DISPUTES_WRITE, 6, WRITES, CORE_WRITES),
    FLAG_TRANSACTION_FOR_REVIEW(REVIEWS_WRITE, 6, WRITES, CORE_WRITES),
    ISSUE_REFUND(REFUNDS_WRITE, 6, WRITES, CORE_WRITES),
    CANCEL_REFUND(REFUNDS_WRITE, 6, WRITES, CORE_WRITES),
    SEARCH_KNOWLEDGE_BASE(KB_READ, 8, READS, CORE_READS),
    GET_DOCUMENT(KB_READ, 5, READS, CORE_READS),
    GET_SERVICE_HEALTH(CUSTOMERS_READ, 1, READS, NOWHERE);

    private final Scope scope;
    private final Duration budget;
    private final Effect effect;
    private final Reach reach;

    ToolPolicy(Scope scope, int budgetSeconds, Effect effect, Reach reach) {
        this.scope = scope;
        this.budget = Duration.ofSeconds(budgetSeconds);
        this.effect = effect;
        this.reach = reach;
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

    /** What has to be there for it to work. */
    public Reach reach() {
        return reach;
    }
}
