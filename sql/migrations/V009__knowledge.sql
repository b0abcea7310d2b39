-- Classifications are the ordinals of the contract's enum: 0 public, 1 internal, 2 confidential, 3 restricted.
CREATE TABLE kb.documents (
    document_id    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    department     text NOT NULL CHECK (department ~ '^[a-z][a-z0-9-]{1,39}$'),
    doc_code       text COLLATE "C" NOT NULL CHECK (doc_code ~ '^[A-Z][A-Z0-9]*(-[A-Z0-9]+)+$'),
    title          text NOT NULL,
    body           text NOT NULL,
    classification smallint NOT NULL CHECK (classification BETWEEN 0 AND 3),
    version        integer NOT NULL DEFAULT 1 CHECK (version >= 1),
    effective_on   date NOT NULL,
    updated_at     timestamptz NOT NULL DEFAULT now(),
    UNIQUE (department, doc_code),
    UNIQUE (document_id, classification)
);

-- A chunk repeats its document's classification, so that its policy needs no join; the key keeps the two alike.
CREATE TABLE kb.chunks (
    chunk_id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    document_id    bigint NOT NULL,
    position       integer NOT NULL CHECK (position >= 0),
    heading        text,
    content        text NOT NULL,
    classification smallint NOT NULL CHECK (classification BETWEEN 0 AND 3),
    search         tsvector NOT NULL GENERATED ALWAYS AS (
        setweight(to_tsvector('english', coalesce(heading, '')), 'A') || to_tsvector('english', content)) STORED,
    UNIQUE (document_id, position),
    UNIQUE (chunk_id, classification),
    FOREIGN KEY (document_id, classification) REFERENCES kb.documents (document_id, classification)
        ON UPDATE CASCADE ON DELETE CASCADE
);

CREATE INDEX chunks_search ON kb.chunks USING gin (search);
