-- Written in the transaction of the effect it tells of; claimed by lease, sent, marked, in two short transactions.
CREATE TABLE ops.outbox (
    id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    event_id    uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
    event_type  text NOT NULL CHECK (event_type ~ '^[a-z]+(\.[a-z_]+)+$'),
    -- Events of one group stay in order.
    group_key   text NOT NULL CHECK (length(group_key) BETWEEN 1 AND 128),
    payload     jsonb NOT NULL,
    trace_id    text NOT NULL CHECK (trace_id ~ '^[0-9a-f]{32}$'),
    created_at  timestamptz NOT NULL DEFAULT now(),
    due_at      timestamptz NOT NULL DEFAULT now(),
    attempts    integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    lease_until timestamptz,
    leased_by   text,
    last_error  text CHECK (length(last_error) <= 200),
    sent_at     timestamptz,
    dead_at     timestamptz,
    CHECK (sent_at IS NULL OR dead_at IS NULL),
    CHECK ((lease_until IS NULL) = (leased_by IS NULL))
);

CREATE INDEX outbox_due ON ops.outbox (due_at, id) WHERE sent_at IS NULL AND dead_at IS NULL;
CREATE INDEX outbox_sent ON ops.outbox (sent_at) WHERE sent_at IS NOT NULL;
