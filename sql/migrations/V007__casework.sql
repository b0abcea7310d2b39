-- What agents start on behalf of staff. The ids are the database's to give.
CREATE SEQUENCE bank.dispute_ids MAXVALUE 99999999;
CREATE SEQUENCE bank.review_ids MAXVALUE 99999999;
CREATE SEQUENCE bank.refund_ids MAXVALUE 99999999;

CREATE TABLE bank.disputes (
    dispute_id   text COLLATE "C" PRIMARY KEY DEFAULT 'DSP-' || lpad(nextval('bank.dispute_ids')::text, 8, '0')
        CHECK (dispute_id ~ '^DSP-[0-9]{8}$'),
    txn_id       text COLLATE "C" NOT NULL REFERENCES bank.transactions,
    reason_code  text NOT NULL CHECK (reason_code ~ '^[A-Z][A-Z_]{2,39}$'),
    narrative    text NOT NULL CHECK (length(narrative) <= 2000),
    amount_paise bigint NOT NULL CHECK (amount_paise > 0),
    status       text NOT NULL DEFAULT 'OPEN'
        CHECK (status IN ('OPEN', 'UNDER_REVIEW', 'REFUNDED', 'REJECTED', 'WITHDRAWN')),
    raised_by    text NOT NULL,
    client_id    text NOT NULL,
    raised_at    timestamptz NOT NULL DEFAULT now(),
    updated_at   timestamptz NOT NULL DEFAULT now()
);

-- While one stands, the same intent is not a second dispute.
CREATE UNIQUE INDEX disputes_one_standing ON bank.disputes (txn_id, reason_code)
    WHERE status IN ('OPEN', 'UNDER_REVIEW', 'REFUNDED');

CREATE TABLE bank.reviews (
    review_id  text COLLATE "C" PRIMARY KEY DEFAULT 'REV-' || lpad(nextval('bank.review_ids')::text, 8, '0')
        CHECK (review_id ~ '^REV-[0-9]{8}$'),
    txn_id     text COLLATE "C" NOT NULL REFERENCES bank.transactions,
    reason     text NOT NULL CHECK (length(reason) <= 1000),
    priority   text NOT NULL CHECK (priority IN ('LOW', 'MEDIUM', 'HIGH', 'URGENT')),
    status     text NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'IN_PROGRESS', 'CLOSED')),
    flagged_by text NOT NULL,
    client_id  text NOT NULL,
    flagged_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX reviews_of_txn ON bank.reviews (txn_id);

CREATE TABLE bank.refunds (
    refund_id    text COLLATE "C" PRIMARY KEY DEFAULT 'RFD-' || lpad(nextval('bank.refund_ids')::text, 8, '0')
        CHECK (refund_id ~ '^RFD-[0-9]{8}$'),
    dispute_id   text COLLATE "C" NOT NULL REFERENCES bank.disputes,
    amount_paise bigint NOT NULL CHECK (amount_paise > 0),
    status       text NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING', 'COMPLETED', 'FAILED', 'VOIDED')),
    saga_id      uuid UNIQUE,
    void_reason  text CHECK (length(void_reason) <= 1000),
    issued_by    text NOT NULL,
    client_id    text NOT NULL,
    issued_at    timestamptz NOT NULL DEFAULT now(),
    updated_at   timestamptz NOT NULL DEFAULT now(),
    CHECK ((status = 'VOIDED') = (void_reason IS NOT NULL))
);

-- Money goes back once: a second refund of a dispute needs the first to have failed or been voided.
CREATE UNIQUE INDEX refunds_one_standing ON bank.refunds (dispute_id) WHERE status IN ('PENDING', 'COMPLETED');
