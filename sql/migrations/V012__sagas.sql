CREATE TABLE ops.sagas (
    saga_id     uuid PRIMARY KEY,
    kind        text NOT NULL CHECK (kind ~ '^[a-z_]+$'),
    state       text NOT NULL CHECK (state IN ('RUNNING', 'COMPLETED', 'COMPENSATING', 'COMPENSATED', 'STUCK')),
    subject_id  text NOT NULL,
    payload     jsonb NOT NULL,
    started_by  text NOT NULL,
    client_id   text NOT NULL,
    trace_id    text NOT NULL CHECK (trace_id ~ '^[0-9a-f]{32}$'),
    created_at  timestamptz NOT NULL DEFAULT now(),
    updated_at  timestamptz NOT NULL DEFAULT now(),
    -- Who is at work on it; after a crash another takes over when this has passed.
    lease_until timestamptz,
    leased_by   text,
    CHECK ((lease_until IS NULL) = (leased_by IS NULL))
);

CREATE INDEX sagas_unfinished ON ops.sagas (lease_until NULLS FIRST, saga_id) WHERE state IN ('RUNNING', 'COMPENSATING');
CREATE INDEX sagas_of_subject ON ops.sagas (subject_id);

-- A row is written before the step runs: STARTED without an end is an unknown outcome, compensated like a done one.
CREATE TABLE ops.saga_steps (
    saga_id     uuid NOT NULL REFERENCES ops.sagas,
    position    smallint NOT NULL CHECK (position >= 1),
    name        text NOT NULL CHECK (name ~ '^[a-z_]+$'),
    state       text NOT NULL CHECK (state IN (
        'STARTED', 'DONE', 'FAILED', 'UNKNOWN', 'COMPENSATING', 'COMPENSATED', 'COMPENSATION_FAILED')),
    detail      jsonb,
    attempts    smallint NOT NULL DEFAULT 1 CHECK (attempts >= 1),
    started_at  timestamptz NOT NULL DEFAULT now(),
    finished_at timestamptz,
    PRIMARY KEY (saga_id, position)
);

ALTER TABLE bank.refunds ADD FOREIGN KEY (saga_id) REFERENCES ops.sagas;
