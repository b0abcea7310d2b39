package com.kosha.core.idempotency;

import com.kosha.contract.KoshaException;
import com.kosha.core.db.Call;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A change as it came in.
 *
 * @param call on whose behalf, and until when
 * @param key the client's own; the same one means the same change
 * @param traceId 32 hex digits
 */
public record Write(Call call, UUID key, String traceId) {
    /** {@code UUID.fromString} would take {@code 1-1-1-1-1}, and two texts would be one key. */
    private static final Pattern KEY =
            Pattern.compile("[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}");

    /**
     * A change under the key of a header.
     *
     * @throws KoshaException {@code invalid_argument} of {@code idempotency_key} when it is none, or not a UUID
     */
    public static Write of(Call call, @Nullable String key, String traceId) {
        if (key == null) {
            throw KoshaException.invalidArgument("idempotency_key", "is required");
        }
        if (!KEY.matcher(key).matches()) {
            throw KoshaException.invalidArgument("idempotency_key", "must be a UUID");
        }
        return new Write(call, UUID.fromString(key), traceId);
    }
}
