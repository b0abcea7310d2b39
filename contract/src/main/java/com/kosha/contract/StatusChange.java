package com.kosha.contract;

import com.kosha.contract.Sensitive.Kind;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A payment came to stand at a status. */
public record StatusChange(
        TransactionStatus status,
        Instant at,
        @Sensitive(Kind.FREE_TEXT) @Nullable String reason) {}
