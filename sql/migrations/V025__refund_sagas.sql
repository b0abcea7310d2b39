-- VOIDING: a cancellation has won the race against settlement and is on its way to the ledger.
ALTER TABLE bank.refunds DROP CONSTRAINT refunds_status_check, DROP CONSTRAINT refunds_check;
ALTER TABLE bank.refunds
    ADD COLUMN dispute_was  text NOT NULL CHECK (dispute_was IN ('OPEN', 'UNDER_REVIEW')),
    ADD COLUMN void_saga_id uuid UNIQUE REFERENCES ops.sagas,
    ADD COLUMN settled_at   timestamptz,
    ADD CONSTRAINT refunds_status_check CHECK (status IN ('PENDING', 'COMPLETED', 'FAILED', 'VOIDING', 'VOIDED')),
    ADD CONSTRAINT refunds_reason_check CHECK ((status IN ('VOIDING', 'VOIDED')) = (void_reason IS NOT NULL)),
    ADD CONSTRAINT refunds_settled_check CHECK ((status = 'COMPLETED') = (settled_at IS NOT NULL));

DROP INDEX bank.refunds_one_standing;
CREATE UNIQUE INDEX refunds_one_standing ON bank.refunds (dispute_id) WHERE status IN ('PENDING', 'COMPLETED', 'VOIDING');
CREATE INDEX refunds_unsettled ON bank.refunds (issued_at, refund_id) WHERE status = 'PENDING';

-- Why a saga did not complete, and when and why each step was undone or could not be.
ALTER TABLE ops.sagas ADD COLUMN failure text CHECK (failure ~ '^[a-z_]{1,40}$');
ALTER TABLE ops.saga_steps
    DROP COLUMN detail,
    ADD COLUMN failure          text CHECK (failure ~ '^[a-z_]{1,40}$'),
    ADD COLUMN undo_started_at  timestamptz,
    ADD COLUMN undo_finished_at timestamptz,
    ADD COLUMN undo_failure     text CHECK (undo_failure ~ '^[a-z_]{1,40}$');

CREATE INDEX sagas_stuck ON ops.sagas (saga_id) WHERE state = 'STUCK';
CREATE INDEX sagas_newest ON ops.sagas (created_at DESC, saga_id DESC);
CREATE INDEX sagas_of_trace ON ops.sagas (trace_id);

CREATE VIEW visible.refunds AS
SELECT r.refund_id, r.dispute_id, r.amount_paise, r.status, r.saga_id, r.void_saga_id, r.void_reason, r.issued_by,
       r.issued_at, r.settled_at, r.updated_at
  FROM bank.refunds r
  JOIN bank.disputes d USING (dispute_id)
  JOIN bank.transactions t USING (txn_id)
  JOIN bank.accounts a USING (account_id)
  JOIN bank.customers c USING (customer_id)
 WHERE bank.ordinary_or_allowed(c.staff, c.restricted);

GRANT SELECT ON visible.refunds TO kosha_app;
