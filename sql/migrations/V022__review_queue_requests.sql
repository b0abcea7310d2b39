-- Who asked for what now waits for a decision: whoever approves is somebody else, and every decision has its reason.
ALTER TABLE ops.review_queue ADD COLUMN requested_by text NOT NULL DEFAULT '';
ALTER TABLE ops.review_queue ALTER COLUMN requested_by DROP DEFAULT;
ALTER TABLE ops.review_queue
    ADD CHECK (state <> 'APPROVED' OR decided_by <> requested_by),
    ADD CHECK (state = 'OPEN' OR decision_reason IS NOT NULL);

-- Listed by state in the order of their coming.
DROP INDEX ops.review_queue_oldest;
CREATE INDEX review_queue_by_state ON ops.review_queue (state, item_id);

-- On whose behalf an event came to be: the subject of the transaction that wrote it.
ALTER TABLE ops.outbox
    ADD COLUMN requested_by text NOT NULL DEFAULT coalesce(current_setting('app.subject', true), '');

-- The first unsent event of each group.
CREATE INDEX outbox_unsent_of_group ON ops.outbox (group_key, id) WHERE sent_at IS NULL AND dead_at IS NULL;
