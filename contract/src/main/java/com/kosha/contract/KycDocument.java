package com.kosha.contract;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** What is known about a document that a customer handed in; its bytes and its number never leave the archive. */
public record KycDocument(
        String documentId,
        DocumentType type,
        DocumentStatus status,
        LocalDate submittedOn,
        @Nullable LocalDate verifiedOn,
        @Nullable LocalDate expiresOn) {}
