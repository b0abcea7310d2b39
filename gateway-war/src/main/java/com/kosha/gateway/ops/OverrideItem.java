package com.kosha.gateway.ops;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An override as an item; {@code expires_at} counts epoch seconds, by which DynamoDB itself drops it in the end. */
final class OverrideItem {
    static final String KEY = "pk";

    private OverrideItem() {}

    static Map<String, AttributeValue> key(String dependency) {
        return Map.of(KEY, AttributeValue.fromS("breaker#" + dependency));
    }

    static Map<String, AttributeValue> of(String dependency, BreakerOverride override) {
        Map<String, AttributeValue> item = new HashMap<>(key(dependency));
        item.put("forced_open", AttributeValue.fromBool(override.forcedOpen()));
        item.put("reason", AttributeValue.fromS(override.reason()));
        item.put("set_by", AttributeValue.fromS(override.setBy()));
        item.put("set_at", AttributeValue.fromS(override.setAt().toString()));
        if (override.expiresAt() != null) {
            item.put(
                    "expires_at",
                    AttributeValue.fromN(Long.toString(override.expiresAt().getEpochSecond())));
        }
        return item;
    }

    /** Empty for no item; what is missing in one that somebody else wrote is left blank. */
    static Optional<BreakerOverride> read(Map<String, AttributeValue> item) {
        AttributeValue forced = item.get("forced_open");
        if (forced == null || forced.bool() == null) {
            return Optional.empty();
        }
        return Optional.of(new BreakerOverride(
                forced.bool(), text(item, "reason"), text(item, "set_by"), setAt(item), expiresAt(item)));
    }

    private static String text(Map<String, AttributeValue> item, String name) {
        AttributeValue value = item.get(name);
        return value == null || value.s() == null ? "" : value.s();
    }

    private static Instant setAt(Map<String, AttributeValue> item) {
        try {
            return Instant.parse(text(item, "set_at"));
        } catch (DateTimeException odd) {
            return Instant.EPOCH;
        }
    }

    private static @Nullable Instant expiresAt(Map<String, AttributeValue> item) {
        AttributeValue value = item.get("expires_at");
        String seconds = value == null ? null : value.n();
        return seconds == null ? null : Instant.ofEpochSecond(Long.parseLong(seconds));
    }
}
