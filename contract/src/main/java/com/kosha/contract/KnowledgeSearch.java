package com.kosha.contract;

import org.jspecify.annotations.Nullable;

/**
 * A question to the knowledge base.
 *
 * @param query 2 to 500 characters: words, a question, or a document's code
 * @param department only its documents; all that the caller may read when absent
 * @param limit documents at most, 1 to 20
 */
public record KnowledgeSearch(String query, @Nullable String department, int limit) {}
