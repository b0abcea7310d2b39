package com.kosha.contract;

import org.jspecify.annotations.Nullable;

/**
 * The beginning of a part of a document's address, to be completed.
 *
 * @param department within which a code is wanted; anywhere when absent
 * @param beginning up to 64 characters, exactly as it goes on
 */
public record KnowledgePlace(Part wanted, @Nullable String department, String beginning) {

    /** The two parts of an address. */
    public enum Part {
        DEPARTMENT,
        DOC_CODE
    }
}
