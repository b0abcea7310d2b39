-- Runs at the end of every migration, since the extension may arrive later than the schema. Without it the knowledge
-- base answers from full text. Exact search: it is perfect and fast enough (ADR 0023), and an HNSW index under row-level
-- security would drop rows in silence.
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
END
$$;
