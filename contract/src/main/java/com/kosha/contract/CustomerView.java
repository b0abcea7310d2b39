package com.kosha.contract;

import com.kosha.contract.Sensitive.Kind;
import org.jspecify.annotations.Nullable;

/** A customer in a list. */
public record CustomerView(
        String customerId,
        String cif,
        String fullName,
        @Sensitive(Kind.DATE_OF_BIRTH) String dateOfBirth,
        @Sensitive(Kind.MOBILE) String mobile,
        @Sensitive(Kind.EMAIL) @Nullable String email,
        String city,
        KycStatus kycStatus,
        RiskRating riskRating) {}
