package com.kosha.contract;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * The part of a document that answers a question best; one a document.
 *
 * @param heading the sections that it stands under, from the outermost on
 * @param snippet some of its words, those that were asked for between « and »
 * @param score by which the passages are ordered; comparable within one answer only
 */
public record Passage(
        String department,
        String docCode,
        String title,
        Classification classification,
        int version,
        LocalDate effectiveOn,
        @Nullable String heading,
        String snippet,
        double score) {}
