package com.kosha.system;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

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

    /** What a tool answers with them, to whoever may see them. */
    Map<String, String> questions() {
        Map<String, String> questions = new LinkedHashMap<>();
        String customer = "{'customer_id':'" + customerId + "'}";
        String account = "{'account_id':'" + accountId + "'";
        questions.put("get_customer_profile", customer);
        questions.put("get_kyc_status", customer);
        questions.put("list_kyc_documents", customer);
        questions.put("get_account_summary", account + "}");
        questions.put("search_transactions", account + "}");
        questions.put("get_transaction", "{'txn_id':'" + txnId + "'}");
        questions.put("search_customers", "{'mobile_last4':'6250'}");
        questions.put("list_aml_alerts", customer);
        return questions;
    }

    /** Says each of them in a write, in arguments that are wrong, and in every part of a request that a client writes. */
    void tellEverywhere() {
        for (String canary : SHOWN_TO.keySet()) {
            for (String arguments : List.of(
                    "{'customer_id':'" + canary + "'}",
                    "{'name':'" + canary + "'}",
                    "{'" + canary + "':1}",
                    "{'name':{'" + canary + "':['" + canary + "']}}")) {
                Mcp.call("support_agent", "search_customers", arguments);
                Mcp.call("support_agent", "get_customer_profile", arguments);
            }
            Mcp.call("support_agent", canary, "{}");
            Mcp.callWith(canary, "search_customers", "{}", Map.of("traceparent", canary, "X-Kosha-Chaos", canary));
            tellOutside(canary);
        }
        Mcp.call(
                "support_agent",
                "raise_dispute",
                "{'txn_id':'" + txnId + "','reason_code':'UNAUTHORISED','narrative':'" + SENTENCE
                        + "','idempotency_key':'" + UUID.randomUUID() + "','confirm':true}");
    }

    /** Outside of the message: in the address, the method and the headers that a server might keep. */
    private static void tellOutside(String canary) {
        for (String request : List.of(
                "GET /mcp?who=" + canary,
                "GET /" + canary + "/mcp",
                "GET /mcp/..%2f" + canary,
                "GET /mcp/%5c" + canary,
                "GET /health/" + canary + "?who=" + canary,
                "GET /%zz" + canary,
                "GET /..;" + canary + "/mcp",
                canary.replace("@", "-") + " /mcp")) {
            RawHttp.ask(
                    Stack.env("KOSHA_GATEWAY_URL"),
                    request,
                    "Authorization: Bearer " + Stack.tokenOf("support_agent"),
                    "User-Agent: " + canary,
                    "Referer: http://" + canary,
                    "Forwarded: proto=" + canary,
                    "X-Forwarded-Proto: " + canary,
                    "traceparent: 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
                    "tracestate: who=" + canary,
                    "baggage: who=" + canary);
        }
    }

    private static String sql(String statement) {
        return Stack.kosha("psql", "-Atc", statement).strip();
    }
}
