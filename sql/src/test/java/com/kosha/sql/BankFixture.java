package com.kosha.sql;

/** Three customers, an ordinary one, one of the staff and a restricted one, each with one of everything. */
final class BankFixture {
    static final String INSERTS = """
            INSERT INTO bank.customers (customer_id, cif, full_name, date_of_birth, mobile, email, pan, aadhaar_last4,
                   occupation, city, state, pincode, customer_since, risk_rating, staff, restricted)
            SELECT 'CUS-0000000' || n, '410000000' || n, 'Lakshmi Iyer', '1980-02-03', '987654321' || n,
                   'l@example.com', 'ABCPI123' || n || 'X', '1234', 'Lawyer', 'Chennai', 'Tamil Nadu', '600001',
                   '2015-01-01', 'LOW', n = 2, n = 3
              FROM generate_series(1, 3) n;
            INSERT INTO bank.kyc SELECT customer_id, 'VERIFIED', 'FULL', '2024-01-01', '2034-01-01' FROM bank.customers;
            INSERT INTO bank.kyc_documents
            SELECT 'DOC-0000000' || n, 'CUS-0000000' || n, 'PAN_CARD', 'VERIFIED', '2024-01-01', '2024-01-02', NULL
              FROM generate_series(1, 3) n;
            INSERT INTO bank.accounts
            SELECT 'ACC-00000000' || n, 'CUS-0000000' || n, '9000000000432' || n, 'SAVINGS', 'ACTIVE', 'SBIN0000800',
                   'Chennai Main', '2015-01-01', 0
              FROM generate_series(1, 3) n;
            INSERT INTO bank.holds
            SELECT 'HLD-0000000' || n, 'ACC-00000000' || n, 100, 'Lien', '2026-01-01Z', NULL, NULL
              FROM generate_series(1, 3) n;
            INSERT INTO bank.transactions
            SELECT 'TXN-00000000000' || n, 'ACC-00000000' || n, '2026-01-01Z', 'CREDIT', 100, 'UPI', 'COMPLETED', NULL,
                   NULL, 'Ravi', 'ravi@okaxis', NULL, NULL, 'UPI/RAVI', '123456789012'
              FROM generate_series(1, 3) n;
            INSERT INTO bank.transaction_history
            SELECT 'TXN-00000000000' || n, 1, 'COMPLETED', '2026-01-01Z', NULL FROM generate_series(1, 3) n;
            INSERT INTO bank.aml_alerts
            SELECT 'ALT-0000000' || n, 'CUS-0000000' || n, 'STRUCTURING', 'LOW', 'OPEN', 50, '2026-01-02Z', 'Cash', 1, 100
              FROM generate_series(1, 3) n;
            INSERT INTO bank.aml_alert_transactions
            SELECT 'ALT-0000000' || n, 'TXN-00000000000' || n FROM generate_series(1, 3) n;
            INSERT INTO bank.disputes (txn_id, reason_code, narrative, amount_paise, raised_by, client_id)
            SELECT 'TXN-00000000000' || n, 'UNAUTHORISED', 'Not mine', 100, 'sub', 'client' FROM generate_series(1, 3) n;
            INSERT INTO bank.refunds (dispute_id, amount_paise, dispute_was, issued_by, client_id)
            SELECT dispute_id, amount_paise, 'OPEN', 'sub', 'client' FROM bank.disputes;
            """;

    private BankFixture() {}
}
