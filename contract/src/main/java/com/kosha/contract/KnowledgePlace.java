package com.kosha.contract;

import org.jspecify.annotations.Nullable;

/**
 * The beginning of a document's address, to be completed.
 *
 * @param department exact; absent when it is the department that is wanted
 * @param beginning of the department, or of the code
 */
public record KnowledgePlace(@Nullable String department, String beginning) {}
