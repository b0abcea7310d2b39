-- What the machine will not try again by itself. A person approves, and it runs once under a new key, or rejects.
CREATE TABLE ops.review_queue (
    item_id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind            text NOT NULL CHECK (kind IN ('SCREENING', 'OUTBOX_EVENT', 'COMPENSATION')),
    -- The screening's id, the event's id, or saga and step.
    reference       text NOT NULL CHECK (length(reference) <= 100),
    reason          text NOT NULL CHECK (length(reason) <= 500),
    payload         jsonb NOT NULL DEFAULT '{}',
    trace_id        text NOT NULL CHECK (trace_id ~ '^[0-9a-f]{32}$'),
    created_at      timestamptz NOT NULL DEFAULT now(),
    state           text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'APPROVED', 'REJECTED')),
    decided_at      timestamptz,
    decided_by      text,
    decision_reason text CHECK (length(decision_reason) BETWEEN 1 AND 500),
    new_key         uuid,
    CHECK ((state = 'OPEN') = (decided_at IS NULL)),
    CHECK ((decided_at IS NULL) = (decided_by IS NULL)),
    CHECK (state <> 'REJECTED' OR decision_reason IS NOT NULL),
    CHECK ((state = 'APPROVED') = (new_key IS NOT NULL))
);

CREATE UNIQUE INDEX review_queue_open ON ops.review_queue (kind, reference) WHERE state = 'OPEN';
CREATE INDEX review_queue_oldest ON ops.review_queue (created_at, item_id) WHERE state = 'OPEN';
