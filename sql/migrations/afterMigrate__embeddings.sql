-- Runs at the end of every migration, since the extension may arrive later than the schema. Without it the knowledge
-- base answers from full text. Exact search: below some 10,000 chunks it is perfect and fast. Above, an index is made,
-- which under row-level security would drop rows in silence but for hnsw.iterative_scan (roles.sql).
DO $$
BEGIN
    IF to_regtype('public.vector') IS NULL THEN
        RETURN;
    END IF;

    IF to_regclass('kb.embeddings') IS NULL THEN
        CREATE TABLE kb.embeddings (
            chunk_id       bigint NOT NULL,
            -- Vectors of different models are never compared.
            model          text NOT NULL,
            classification smallint NOT NULL CHECK (classification BETWEEN 0 AND 3),
            embedding      public.vector(384) NOT NULL,
            PRIMARY KEY (chunk_id, model),
            FOREIGN KEY (chunk_id, classification) REFERENCES kb.chunks (chunk_id, classification)
                ON UPDATE CASCADE ON DELETE CASCADE
        );
        ALTER TABLE kb.embeddings ENABLE ROW LEVEL SECURITY;
        ALTER TABLE kb.embeddings FORCE ROW LEVEL SECURITY;
        CREATE POLICY up_to_the_ceiling ON kb.embeddings
            USING (classification <= coalesce(nullif(current_setting('app.kb_ceiling', true), '')::smallint, -1));
        GRANT SELECT ON kb.embeddings TO kosha_app;
    END IF;

    -- Of the text that was embedded: the same text is not embedded twice.
    ALTER TABLE kb.embeddings ADD COLUMN IF NOT EXISTS text_digest text NOT NULL DEFAULT '';

    PERFORM set_config('app.kb_ceiling', '3', true);
    IF to_regclass('kb.embeddings_near') IS NULL AND (SELECT count(*) FROM kb.embeddings) > 10000 THEN
        -- CVE-2026-3172 in parallel builds before pgvector 0.8.2
        PERFORM set_config('max_parallel_maintenance_workers', '0', true);
        CREATE INDEX embeddings_near ON kb.embeddings USING hnsw (embedding public.vector_cosine_ops);
    END IF;
    PERFORM set_config('app.kb_ceiling', '', true);
END
$$;
