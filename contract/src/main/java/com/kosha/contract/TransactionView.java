package com.kosha.contract;

import com.kosha.contract.Sensitive.Kind;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * One movement of an account.
 *
 * @param initiatedAt to the microsecond, as the database keeps it
 * @param category what a merchant sells, by its ISO 18245 group; absent between people
 */
public record TransactionView(
        String txnId,
        String accountId,
        Instant initiatedAt,
        Direction direction,
        long amountPaise,
        String amountDisplay,
        Rail rail,
        TransactionStatus status,
        @Nullable String category,
        @Nullable String counterpartyName,
        @Sensitive(Kind.COUNTERPARTY_VPA) @Nullable String counterpartyVpa,
        @Sensitive(Kind.ACCOUNT_NUMBER) @Nullable String counterpartyAccount,
        @Sensitive(Kind.FREE_TEXT) String narration) {}
