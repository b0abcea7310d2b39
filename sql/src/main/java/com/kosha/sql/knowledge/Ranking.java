package com.kosha.sql.knowledge;

/**
 * The order of the documents that answer a question, as one statement. Documents are ranked by their best passage: by
 * words (those that have every word first, and where they are few, those that have any), by the distance of meaning,
 * or by both, where reciprocal ranks are added up. A document whose very code was asked for stands first in any case.
 *
 * <p>Who asks sees what lies below his ceiling; row-level security knows it, and no clause here needs to.
 *
 * <p>Parameters: {@code query}, {@code codes} (an array of text, in capitals), {@code limit}; {@code department} where
 * it is narrowed; {@code vector} and {@code model} where meaning counts.
 */
public enum Ranking {
    WORDS(true, false),
    MEANING(false, true),
    HYBRID(true, true);

    private static final String QUESTION = """
            WITH asked AS MATERIALIZED (
                SELECT websearch_to_tsquery('english', :query) AS every_word,
                       replace(plainto_tsquery('english', :query)::text, '&', '|')::tsquery AS any_word),
            """;

    private static final String BY_WORDS = """
            strict AS MATERIALIZED (
                SELECT c.document_id, c.chunk_id, ts_rank_cd(c.search, a.every_word, 1) AS rank
                  FROM asked a
                  JOIN kb.chunks c ON c.search @@ a.every_word
                  JOIN kb.documents d USING (document_id)
                 WHERE true /*narrow*/
                 ORDER BY rank DESC, c.chunk_id
                 LIMIT 100),
            loose AS MATERIALIZED (
                SELECT c.document_id, c.chunk_id, ts_rank(c.search, a.any_word, 1) AS rank
                  FROM asked a
                  JOIN kb.chunks c ON c.search @@ a.any_word
                  JOIN kb.documents d USING (document_id)
                 WHERE (SELECT count(DISTINCT document_id) FROM strict) < :limit /*narrow*/
                 ORDER BY rank DESC, c.chunk_id
                 LIMIT 100),
            by_words AS (
                SELECT document_id, chunk_id, row_number() OVER (ORDER BY form, rank DESC, chunk_id) AS place
                  FROM (SELECT DISTINCT ON (document_id) *
                          FROM (SELECT 1 AS form, * FROM strict UNION ALL SELECT 2, * FROM loose) any_form
                         ORDER BY document_id, form, rank DESC, chunk_id) best),
            """;

    private static final String NO_WORDS = """
            by_words AS (
                SELECT 0::bigint AS document_id, 0::bigint AS chunk_id, 0::bigint AS place WHERE false),
            """;

    private static final String BY_MEANING = """
            near AS MATERIALIZED (
                SELECT c.document_id, e.chunk_id, e.embedding <=> CAST(:vector AS public.vector) AS distance
                  FROM kb.embeddings e
                  JOIN kb.chunks c USING (chunk_id)
                  JOIN kb.documents d USING (document_id)
                 WHERE e.model = :model /*narrow*/
                 ORDER BY e.embedding <=> CAST(:vector AS public.vector)
                 LIMIT 100),
            by_meaning AS (
                SELECT document_id, chunk_id, row_number() OVER (ORDER BY distance, chunk_id) AS place
                  FROM (SELECT DISTINCT ON (document_id) *
                          FROM near
                         ORDER BY document_id, distance, chunk_id) best),
            """;

    private static final String NO_MEANING = """
            by_meaning AS (
                SELECT 0::bigint AS document_id, 0::bigint AS chunk_id, 0::bigint AS place WHERE false),
            """;

    private static final String FUSED = """
            by_code AS (
                SELECT c.document_id, c.chunk_id
                  FROM kb.documents d
                  JOIN kb.chunks c USING (document_id)
                 WHERE d.doc_code = ANY (:codes) AND c.position = 0 /*narrow*/),
            fused AS (
                SELECT document_id,
                       (array_agg(chunk_id ORDER BY place, source))[1] AS chunk_id,
                       coalesce(sum(1.0::float8 / (60 + place)) FILTER (WHERE source > 0), 0.0::float8) AS score,
                       bool_or(source = 0) AS named
                  FROM (SELECT 0 AS source, document_id, chunk_id, 1000::bigint AS place FROM by_code
                        UNION ALL SELECT 1, document_id, chunk_id, place FROM by_words
                        UNION ALL SELECT 2, document_id, chunk_id, place FROM by_meaning) found
                 GROUP BY document_id),
            best AS (
                SELECT f.chunk_id, f.score, f.named, d.department, d.doc_code, d.title, d.classification, d.version,
                       d.effective_on
                  FROM fused f
                  JOIN kb.documents d USING (document_id)
                 ORDER BY f.named DESC, f.score DESC, d.doc_code, d.department
                 LIMIT :limit)
            SELECT b.department, b.doc_code, b.title, b.version, b.effective_on, c.heading, b.score,
                   (ARRAY ['PUBLIC', 'INTERNAL', 'CONFIDENTIAL', 'RESTRICTED'])[b.classification + 1] AS classification,
                   ts_headline('english', c.content, a.any_word,
                               'StartSel=«, StopSel=», MaxWords=70, MinWords=35, MaxFragments=2') AS snippet,
                   EXISTS (SELECT FROM by_meaning) AS compared
              FROM best b
              JOIN kb.chunks c USING (chunk_id)
             CROSS JOIN asked a
             ORDER BY b.named DESC, b.score DESC, b.doc_code, b.department
            """;

    private final String everywhere;
    private final String inDepartment;

    Ranking(boolean words, boolean meaning) {
        String text = QUESTION + (words ? BY_WORDS : NO_WORDS) + (meaning ? BY_MEANING : NO_MEANING) + FUSED;
        everywhere = text.replace(" /*narrow*/", "");
        inDepartment = text.replace("/*narrow*/", "AND d.department = :department");
    }

    /** The statement over all that the caller may read. */
    public String everywhere() {
        return everywhere;
    }

    /** The statement over one department's documents. */
    public String inDepartment() {
        return inDepartment;
    }
}
