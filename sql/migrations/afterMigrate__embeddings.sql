-- Runs at the end of every migration, since the extension may arrive later than the schema. Without it the knowledge
-- base answers from full text. Exact search: below some 10,000 chunks it is perfect and fast, and an HNSW index under
-- row-level security would drop rows in silence.
DO $$
BEGIN
    IF to_regtype('public.vector') IS NULL OR to_regclass('kb.embeddings') IS NOT NULL THEN
        RETURN;
    END IF;

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
END
$$;
