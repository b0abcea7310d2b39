CREATE TABLE bank.aml_alerts (
    alert_id          text COLLATE "C" PRIMARY KEY CHECK (alert_id ~ '^ALT-[0-9]{8}$'),
    customer_id       text COLLATE "C" NOT NULL REFERENCES bank.customers,
    typology          text NOT NULL CHECK (typology IN (
        'STRUCTURING', 'RAPID_MOVEMENT', 'ROUND_TRIPPING', 'DORMANT_REACTIVATION', 'MULE_ACCOUNT',
        'HIGH_RISK_COUNTERPARTY')),
    severity          text NOT NULL CHECK (severity IN ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL')),
    status            text NOT NULL CHECK (status IN ('OPEN', 'UNDER_REVIEW', 'ESCALATED', 'REPORTED', 'CLOSED')),
    score             smallint NOT NULL CHECK (score BETWEEN 0 AND 100),
    raised_at         timestamptz NOT NULL,
    narrative         text NOT NULL CHECK (length(narrative) <= 1000),
    -- How many movements triggered it and what they come to; kept here so that a list needs no join.
    transaction_count integer NOT NULL CHECK (transaction_count > 0),
    amount_paise      bigint NOT NULL CHECK (amount_paise > 0)
);

CREATE INDEX aml_alerts_newest ON bank.aml_alerts (raised_at DESC, alert_id DESC);
CREATE INDEX aml_alerts_of_customer ON bank.aml_alerts (customer_id, raised_at DESC, alert_id DESC);

CREATE TABLE bank.aml_alert_transactions (
    alert_id text COLLATE "C" NOT NULL REFERENCES bank.aml_alerts,
    txn_id   text COLLATE "C" NOT NULL REFERENCES bank.transactions,
    PRIMARY KEY (alert_id, txn_id)
);

CREATE INDEX aml_alert_transactions_of_txn ON bank.aml_alert_transactions (txn_id);
