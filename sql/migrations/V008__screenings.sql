-- Names that were to be screened while the vendor was down. The gateway leases them, asks the vendor with the
-- screening's id as idempotency key, and reports back. A blocked one waits for a person in ops.review_queue.
CREATE SEQUENCE bank.screening_ids MAXVALUE 99999999;

CREATE TABLE bank.screenings (
    screening_id    text COLLATE "C" PRIMARY KEY DEFAULT 'SCR-' || lpad(nextval('bank.screening_ids')::text, 8, '0')
        CHECK (screening_id ~ '^SCR-[0-9]{8}$'),
    name            text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
    entity_type     text NOT NULL CHECK (entity_type IN ('INDIVIDUAL', 'ORGANISATION', 'VESSEL')),
    born_or_founded date,
    country         text CHECK (country ~ '^[A-Z]{2}$'),
    status          text NOT NULL DEFAULT 'DEFERRED'
        CHECK (status IN ('DEFERRED', 'CLEAR', 'POTENTIAL_MATCH', 'BLOCKED')),
    result          jsonb,
    requested_by    text NOT NULL,
    client_id       text NOT NULL,
    trace_id        text NOT NULL CHECK (trace_id ~ '^[0-9a-f]{32}$'),
    requested_at    timestamptz NOT NULL DEFAULT now(),
    attempts        integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    due_at          timestamptz NOT NULL DEFAULT now(),
    lease_until     timestamptz,
    leased_by       text,
    finished_at     timestamptz,
    CHECK ((status IN ('CLEAR', 'POTENTIAL_MATCH')) = (result IS NOT NULL)),
    CHECK ((lease_until IS NULL) = (leased_by IS NULL))
);

CREATE INDEX screenings_due ON bank.screenings (due_at, screening_id) WHERE status = 'DEFERRED';
