package com.kosha.contract;

import java.time.Instant;
import java.time.LocalDate;

/**
 * A document of the knowledge base, whole.
 *
 * @param owner who answers for it
 * @param body Markdown
 */
public record KnowledgeDocument(
        String department,
        String docCode,
        String title,
        Classification classification,
        int version,
        LocalDate effectiveOn,
        String owner,
        String body,
        Instant asOf) {}
