package com.kosha.contract;

import com.kosha.contract.Sensitive.Kind;
import java.time.LocalDate;

/** An account in a list. */
public record AccountView(
        String accountId,
        @Sensitive(Kind.ACCOUNT_NUMBER) String accountNumber,
        AccountType type,
        AccountStatus status,
        String ifsc,
        String branch,
        LocalDate openedOn) {}
