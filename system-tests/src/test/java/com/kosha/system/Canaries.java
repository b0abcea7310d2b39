package com.kosha.system;

import java.util.Map;

/**
 * Personal data of one customer that stands nowhere else: whoever says one of these has said it of them.
 *
 * @param customerId whose
 * @param accountId one of theirs
 * @param txnId one of that account's movements
 */
record Canaries(String customerId, String accountId, String txnId) {
    static final String PAN = "QZXKV4821Q";
    static final String MOBILE = "8173946250";
    static final String EMAIL = "canary.mailbox@quxmail.example";
    static final String BORN = "1957-03-09";
    static final String ACCOUNT = "48213907756133";
    static final String VPA = "canarypayee@zzbank";
    static final String PAYEES_ACCOUNT = "817394625017263";
    static final String SENTENCE = "call " + MOBILE + " about " + PAN;

    /** The scope that shows each; empty where none does. */
    static final Map<String, String> SHOWN_TO = Map.of(
            PAN, "kyc:pii",
            MOBILE, "kyc:pii",
            EMAIL, "kyc:pii",
            BORN, "kyc:pii",
            VPA, "aml:read",
            ACCOUNT, "",
            PAYEES_ACCOUNT, "");

    private static final String CHOSEN = """
            SELECT customer_id, account_id, txn_id
              FROM bank.transactions JOIN bank.accounts USING (account_id) JOIN bank.customers USING (customer_id)
             WHERE direction = 'DEBIT' AND transactions.status = 'COMPLETED' AND NOT staff AND NOT restricted
               AND accounts.status = 'ACTIVE' AND customer_id > 'CUS-00000100' AND counterparty_vpa IS NOT NULL
             ORDER BY customer_id, initiated_at DESC, txn_id LIMIT 1
            """;

    /** Plants them in every personal field that the bank's data has. */
    static Canaries planted() {
        String[] chosen = sql(CHOSEN).split("\\|", -1);
        Canaries canaries = new Canaries(chosen[0], chosen[1], chosen[2]);
        sql("UPDATE bank.customers SET pan = '" + PAN + "', mobile = '" + MOBILE + "', email = '" + EMAIL
                + "', date_of_birth = '" + BORN + "' WHERE customer_id = '" + canaries.customerId + "'");
        sql("UPDATE bank.accounts SET account_number = '" + ACCOUNT + "' WHERE account_id = '" + canaries.accountId
                + "'");
        sql("UPDATE bank.transactions SET counterparty_vpa = '" + VPA + "', counterparty_account = '" + PAYEES_ACCOUNT
                + "', narration = '" + SENTENCE + "' WHERE txn_id = '" + canaries.txnId + "'");
        return canaries;
    }

    private static String sql(String statement) {
        return Stack.kosha("psql", "-Atc", statement).strip();
    }
}
