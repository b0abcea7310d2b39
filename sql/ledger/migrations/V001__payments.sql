-- The refund ledger: a database of its own, which shares no transaction with the bank's.
CREATE SCHEMA IF NOT EXISTS ledger;

CREATE TABLE ledger.payments (
    refund_id    text COLLATE "C" PRIMARY KEY CHECK (refund_id ~ '^RFD-[0-9]{8}$'),
    dispute_id   text COLLATE "C" NOT NULL CHECK (dispute_id ~ '^DSP-[0-9]{8}$'),
    amount_paise bigint NOT NULL CHECK (amount_paise > 0),
    state        text NOT NULL DEFAULT 'RECORDED' CHECK (state IN ('RECORDED', 'REVERSED')),
    -- The saga that had the last word on it: what an older one sends late does nothing.
    saga_id      uuid NOT NULL,
    recorded_at  timestamptz NOT NULL DEFAULT now(),
    changed_at   timestamptz NOT NULL DEFAULT now()
);

-- Money goes back once for a dispute, whatever asks for it, and however often.
CREATE UNIQUE INDEX payments_one_standing ON ledger.payments (dispute_id) WHERE state = 'RECORDED';

-- Every movement of money, never changed and never removed. The sum of a refund's is its amount, or nothing.
CREATE TABLE ledger.entries (
    entry_id     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    refund_id    text COLLATE "C" NOT NULL REFERENCES ledger.payments,
    amount_paise bigint NOT NULL CHECK (amount_paise <> 0),
    saga_id      uuid NOT NULL,
    recorded_at  timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX entries_of_refund ON ledger.entries (refund_id, entry_id);

-- Whoever writes a payment writes its entry: nobody can write the one without the other.
CREATE FUNCTION ledger.enter() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    stood  bigint := CASE WHEN TG_OP = 'UPDATE' AND OLD.state = 'RECORDED' THEN OLD.amount_paise ELSE 0 END;
    stands bigint := CASE WHEN NEW.state = 'RECORDED' THEN NEW.amount_paise ELSE 0 END;
BEGIN
    IF stands <> stood THEN
        INSERT INTO ledger.entries (refund_id, amount_paise, saga_id)
        VALUES (NEW.refund_id, stands - stood, NEW.saga_id);
    END IF;
    RETURN NULL;
END
$$;
REVOKE EXECUTE ON FUNCTION ledger.enter() FROM PUBLIC;

CREATE TRIGGER enter AFTER INSERT OR UPDATE ON ledger.payments
    FOR EACH ROW EXECUTE FUNCTION ledger.enter();

GRANT USAGE ON SCHEMA ledger TO kosha_ledger_app;
GRANT SELECT, INSERT, UPDATE ON ledger.payments TO kosha_ledger_app;
GRANT SELECT ON ledger.entries TO kosha_ledger_app;
