package com.kosha.contract;

import com.kosha.contract.Sensitive.Kind;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** How well a customer is known. */
public record KycView(
        String customerId,
        KycStatus status,
        KycLevel level,
        RiskRating riskRating,
        @Nullable LocalDate lastReviewOn,
        @Nullable LocalDate nextReviewOn,
        @Sensitive(Kind.PAN) @Nullable String pan,
        @Sensitive(Kind.AADHAAR) @Nullable String aadhaar,
        Instant asOf) {}
