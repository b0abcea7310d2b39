-- The knowledge base by ceiling: app.kb_ceiling holds the highest classification that the caller may read, and
-- unset nothing is seen. FORCE: whoever loads documents must say a ceiling too, the owner not excepted.
ALTER TABLE kb.documents ENABLE ROW LEVEL SECURITY;
ALTER TABLE kb.documents FORCE ROW LEVEL SECURITY;
CREATE POLICY up_to_the_ceiling ON kb.documents
    USING (classification <= coalesce(nullif(current_setting('app.kb_ceiling', true), '')::smallint, -1));

ALTER TABLE kb.chunks ENABLE ROW LEVEL SECURITY;
ALTER TABLE kb.chunks FORCE ROW LEVEL SECURITY;
CREATE POLICY up_to_the_ceiling ON kb.chunks
    USING (classification <= coalesce(nullif(current_setting('app.kb_ceiling', true), '')::smallint, -1));

-- Whether a code names a document at all, above the ceiling too: "forbidden" and "not found" differ by this, and
-- nothing else about the document is said.
CREATE FUNCTION kb.document_exists(wanted_department text, wanted_code text) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    callers_ceiling text := coalesce(current_setting('app.kb_ceiling', true), '');
    there           boolean;
BEGIN
    PERFORM set_config('app.kb_ceiling', '3', true);
    there := EXISTS (SELECT FROM kb.documents WHERE department = wanted_department AND doc_code = wanted_code);
    PERFORM set_config('app.kb_ceiling', callers_ceiling, true);
    RETURN there;
END
$$;
REVOKE EXECUTE ON FUNCTION kb.document_exists(text, text) FROM PUBLIC;
