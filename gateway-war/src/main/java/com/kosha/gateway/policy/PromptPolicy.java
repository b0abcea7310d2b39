package com.kosha.gateway.policy;

import static com.kosha.gateway.policy.Scope.AML_READ;
import static com.kosha.gateway.policy.Scope.KYC_READ;
import static com.kosha.gateway.policy.Scope.TRANSACTIONS_READ;

import java.util.Locale;

/** What each prompt needs: the scope without which the work that it describes cannot begin. */
public enum PromptPolicy {
    INVESTIGATE_SUSPICIOUS_ACTIVITY(AML_READ),
    KYC_PERIODIC_REVIEW(KYC_READ),
    DISPUTE_TRIAGE(TRANSACTIONS_READ);

    private final Scope scope;

    PromptPolicy(Scope scope) {
        this.scope = scope;
    }

    /** The prompt's name on the wire. */
    public String promptName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The one scope that a caller needs. */
    public Scope scope() {
        return scope;
    }
}
