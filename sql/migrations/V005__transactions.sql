CREATE TABLE bank.transactions (
    txn_id               text COLLATE "C" PRIMARY KEY CHECK (txn_id ~ '^TXN-[0-9]{12}$'),
    account_id           text COLLATE "C" NOT NULL REFERENCES bank.accounts,
    initiated_at         timestamptz NOT NULL,
    direction            text NOT NULL CHECK (direction IN ('DEBIT', 'CREDIT')),
    amount_paise         bigint NOT NULL CHECK (amount_paise > 0),
    rail                 text NOT NULL CHECK (rail IN (
        'UPI', 'IMPS', 'NEFT', 'RTGS', 'CARD', 'ATM', 'CHEQUE', 'NACH', 'INTERNAL')),
    status               text NOT NULL CHECK (status IN (
        'INITIATED', 'PENDING', 'COMPLETED', 'FAILED', 'REVERSED', 'ON_HOLD')),
    -- What a merchant sells, by ISO 18245; absent between people.
    mcc                  text CHECK (mcc ~ '^[0-9]{4}$'),
    category             text,
    counterparty_name    text,
    counterparty_vpa     text,
    counterparty_account text CHECK (counterparty_account ~ '^[0-9]{9,18}$'),
    counterparty_ifsc    text CHECK (counterparty_ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
    narration            text NOT NULL CHECK (length(narration) <= 200),
    -- The rail's own: RRN of 12 digits, UTR of 16 or 22 characters.
    reference            text NOT NULL CHECK (reference ~ '^[A-Z0-9]{6,22}$'),
    CHECK ((mcc IS NULL) = (category IS NULL))
);

-- A page is read newest first by position: (initiated_at, txn_id) < (?, ?).
CREATE INDEX transactions_of_account ON bank.transactions (account_id, initiated_at DESC, txn_id DESC)
    INCLUDE (amount_paise, rail, status, direction);

CREATE TABLE bank.transaction_history (
    txn_id     text COLLATE "C" NOT NULL REFERENCES bank.transactions,
    step       smallint NOT NULL CHECK (step >= 1),
    status     text NOT NULL CHECK (status IN (
        'INITIATED', 'PENDING', 'COMPLETED', 'FAILED', 'REVERSED', 'ON_HOLD')),
    reached_at timestamptz NOT NULL,
    reason     text CHECK (length(reason) <= 200),
    PRIMARY KEY (txn_id, step)
);
