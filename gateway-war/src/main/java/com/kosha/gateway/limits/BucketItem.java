package com.kosha.gateway.limits;

import com.kosha.resilience.TokenBucket.Level;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The item {@code rl#<client_id>}: {@code tokens} (N, with thousandths), {@code updated_at} (N, epoch milliseconds) and
 * {@code expires_at} (N, epoch seconds: DynamoDB's own time to live).
 */
final class BucketItem {
    private static final int MILLI = 3;
    private static final long KEPT_S = 3_600;

    private BucketItem() {}

    static Map<String, AttributeValue> key(String clientId) {
        return Map.of("pk", AttributeValue.fromS("rl#" + clientId));
    }

    static Map<String, AttributeValue> of(String clientId, Level level) {
        Map<String, AttributeValue> item = new HashMap<>(key(clientId));
        item.put("tokens", tokens(level));
        item.put("updated_at", updatedAt(level));
        item.put("expires_at", AttributeValue.fromN(Long.toString(level.updatedAt() / 1_000 + KEPT_S)));
        return item;
    }

    static AttributeValue tokens(Level level) {
        return AttributeValue.fromN(
                BigDecimal.valueOf(level.milliTokens(), MILLI).toPlainString());
    }

    static AttributeValue updatedAt(Level level) {
        return AttributeValue.fromN(Long.toString(level.updatedAt()));
    }

    /** The level that the item holds; null when there is no item. */
    static @Nullable Level read(Map<String, AttributeValue> item) {
        AttributeValue tokens = item.get("tokens");
        AttributeValue updatedAt = item.get("updated_at");
        if (tokens == null || updatedAt == null) {
            return null;
        }
        BigDecimal milli = new BigDecimal(tokens.n()).movePointRight(MILLI).setScale(0, RoundingMode.FLOOR);
        return new Level(milli.longValueExact(), Long.parseLong(updatedAt.n()));
    }
}
