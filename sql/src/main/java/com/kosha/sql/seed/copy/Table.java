package com.kosha.sql.seed.copy;

/** The tables that are filled, in an order in which each finds what it refers to. */
public enum Table {
    CUSTOMERS(
            "bank.customers (customer_id, cif, full_name, date_of_birth, mobile, email, pan, aadhaar_last4, occupation,"
                    + " city, state, pincode, customer_since, risk_rating, staff, restricted)"),
    KYC("bank.kyc (customer_id, status, level, last_review_on, next_review_on)"),
    KYC_DOCUMENTS(
            "bank.kyc_documents (document_id, customer_id, document_type, status, submitted_on, verified_on, expires_on)"),
    ACCOUNTS("bank.accounts (account_id, customer_id, account_number, account_type, status, ifsc, branch, opened_on,"
            + " balance_paise)"),
    HOLDS("bank.holds (hold_id, account_id, amount_paise, reason, placed_at, expires_at, released_at)"),
    TRANSACTIONS("bank.transactions (txn_id, account_id, initiated_at, direction, amount_paise, rail, status, mcc,"
            + " category, counterparty_name, counterparty_vpa, counterparty_account, counterparty_ifsc, narration,"
            + " reference)"),
    TRANSACTION_HISTORY("bank.transaction_history (txn_id, step, status, reached_at, reason)"),
    AML_ALERTS("bank.aml_alerts (alert_id, customer_id, typology, severity, status, score, raised_at, narrative,"
            + " transaction_count, amount_paise)"),
    AML_ALERT_TRANSACTIONS("bank.aml_alert_transactions (alert_id, txn_id)");

    private final String target;

    Table(String target) {
        this.target = target;
    }

    /** Takes rows in PostgreSQL's text format. */
    public String copyStatement() {
        return "COPY " + target + " FROM STDIN";
    }

    /** Its name with its schema. */
    public String qualifiedName() {
        return target.substring(0, target.indexOf(' '));
    }
}
