-- A screening on record: a question that waits, or an answer that is kept. The name goes when nobody needs it any more,
-- and is kept while a person may still have it asked again.
ALTER TABLE bank.screenings
    DROP CONSTRAINT screenings_check,
    ALTER COLUMN name DROP NOT NULL,
    -- SHA-256 over asker and question; gone with the name.
    ADD COLUMN fingerprint bytea CHECK (octet_length(fingerprint) = 32),
    -- The key of the one run that a person approved: what it finds stands, whatever it is.
    ADD COLUMN run_key uuid,
    ADD CHECK (status <> 'DEFERRED' OR result IS NULL),
    ADD CHECK (status NOT IN ('CLEAR', 'POTENTIAL_MATCH') OR result IS NOT NULL),
    ADD CHECK ((name IS NULL) = (status IN ('CLEAR', 'POTENTIAL_MATCH'))),
    ADD CHECK ((status = 'DEFERRED') = (finished_at IS NULL));

-- Whoever asks the same again while it waits, for the vendor or for a person, is told of the first.
CREATE UNIQUE INDEX screenings_one_standing ON bank.screenings (fingerprint)
    WHERE status IN ('DEFERRED', 'BLOCKED');

CREATE INDEX review_queue_of_reference ON ops.review_queue (kind, reference, item_id);
