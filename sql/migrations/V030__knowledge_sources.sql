-- Who answers for a document, and by which digest its file is known again: an unchanged file is not loaded twice.
ALTER TABLE kb.documents
    ADD COLUMN owner       text NOT NULL DEFAULT '',
    ADD COLUMN file_digest text;

-- A passage is also found by what its document is called: the title counts most, the heading next, the text last.
ALTER TABLE kb.chunks ADD COLUMN title text NOT NULL DEFAULT '';
ALTER TABLE kb.chunks DROP COLUMN search;
ALTER TABLE kb.chunks ADD COLUMN search tsvector NOT NULL GENERATED ALWAYS AS (
    setweight(to_tsvector('english', title), 'A')
    || setweight(to_tsvector('english', coalesce(heading, '')), 'B')
    || to_tsvector('english', content)) STORED;
CREATE INDEX chunks_search ON kb.chunks USING gin (search);
