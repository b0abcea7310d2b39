package com.kosha.contract;

import com.kosha.contract.Sensitive.Kind;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is in an account. Available is the balance less the holds that still stand. */
public record AccountSummary(
        String accountId,
        String customerId,
        @Sensitive(Kind.ACCOUNT_NUMBER) String accountNumber,
        AccountType type,
        AccountStatus status,
        String ifsc,
        String branch,
        LocalDate openedOn,
        long balancePaise,
        String balanceDisplay,
        long availablePaise,
        String availableDisplay,
        List<Hold> holds,
        @Nullable Instant lastActivityAt,
        Instant asOf) {
    public AccountSummary {
        holds = List.copyOf(holds);
    }
}
