-- The application reads customers and what is theirs through schema visible only; it has no right to the tables
-- beneath, and can change nothing but its own casework and machinery.
GRANT USAGE ON SCHEMA bank, visible, kb, ops TO kosha_app;

GRANT SELECT ON ALL TABLES IN SCHEMA visible TO kosha_app;

GRANT SELECT, INSERT, UPDATE ON bank.disputes, bank.reviews, bank.refunds, bank.screenings TO kosha_app;
GRANT USAGE ON SEQUENCE bank.dispute_ids, bank.review_ids, bank.refund_ids, bank.screening_ids TO kosha_app;

GRANT SELECT ON kb.documents, kb.chunks TO kosha_app;
GRANT EXECUTE ON FUNCTION kb.document_exists(text, text) TO kosha_app;

GRANT SELECT, INSERT, UPDATE ON ops.sagas, ops.saga_steps, ops.review_queue TO kosha_app;
-- Sent events, expired keys and undone intents are deleted.
GRANT SELECT, INSERT, UPDATE, DELETE ON ops.outbox, ops.client_keys, ops.intents TO kosha_app;
