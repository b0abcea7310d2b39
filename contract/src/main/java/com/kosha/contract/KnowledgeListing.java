package com.kosha.contract;

import org.jspecify.annotations.Nullable;

/**
 * Which page of all documents that the caller may read, by department and code.
 *
 * @param limit rows a page, 1 to 100
 * @param after where the page before ended
 */
public record KnowledgeListing(int limit, @Nullable String after) {}
