package com.kosha.sql.seed.people;

import com.kosha.contract.DocumentStatus;
import com.kosha.contract.DocumentType;
import com.kosha.contract.KycLevel;
import com.kosha.contract.KycStatus;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How well the bank knows a customer, and by which papers. */
public record KycFile(
        KycStatus status,
        KycLevel level,
        @Nullable LocalDate lastReviewOn,
        @Nullable LocalDate nextReviewOn,
        List<Paper> papers) {

    public KycFile {
        papers = List.copyOf(papers);
    }

    /** A paper handed in. */
    public record Paper(
            DocumentType type,
            DocumentStatus status,
            LocalDate submittedOn,
            @Nullable LocalDate verifiedOn,
            @Nullable LocalDate expiresOn) {}
}
