package com.kosha.contract;

import com.kosha.contract.Sensitive.Kind;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A customer with the accounts, closed ones too. */
public record CustomerProfile(
        String customerId,
        String cif,
        String fullName,
        @Sensitive(Kind.DATE_OF_BIRTH) String dateOfBirth,
        @Sensitive(Kind.MOBILE) String mobile,
        @Sensitive(Kind.EMAIL) @Nullable String email,
        @Sensitive(Kind.PAN) @Nullable String pan,
        String occupation,
        String city,
        String state,
        String pincode,
        LocalDate customerSince,
        KycStatus kycStatus,
        RiskRating riskRating,
        List<AccountView> accounts,
        Instant asOf) {
    public CustomerProfile {
        accounts = List.copyOf(accounts);
    }
}
