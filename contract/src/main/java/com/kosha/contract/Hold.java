package com.kosha.contract;

import com.kosha.contract.Sensitive.Kind;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Money that is in an account but cannot be spent. */
public record Hold(
        String holdId,
        long amountPaise,
        String amountDisplay,
        @Sensitive(Kind.FREE_TEXT) String reason,
        Instant placedAt,
        @Nullable Instant expiresAt) {}
