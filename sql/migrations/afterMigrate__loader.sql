-- Whoever loads documents may do so and nothing else, on a database too whose login for it was made later.
DO $$
BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'kosha_loader') THEN
        RETURN;
    END IF;

    GRANT USAGE ON SCHEMA kb TO kosha_loader;
    GRANT SELECT, INSERT, UPDATE, DELETE ON kb.documents, kb.chunks TO kosha_loader;
    IF to_regclass('kb.embeddings') IS NOT NULL THEN
        GRANT SELECT, INSERT, UPDATE, DELETE ON kb.embeddings TO kosha_loader;
    END IF;
END
$$;
