package com.kosha.stack.overrides;

import java.time.Instant;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

/**
 * The item {@code breaker#<dependency>}: {@code forced_open} (BOOL), {@code expires_at} (N, epoch seconds, optional), and
 * for people {@code reason}, {@code set_by} and {@code set_at}.
 */
public final class DynamoOverrides implements OverrideStore {
    private final DynamoDbClient dynamo;
    private final String table;

    public DynamoOverrides(DynamoDbClient dynamo, String table) {
        this.dynamo = dynamo;
        this.table = table;
    }

    @Override
    public ForcedOpen read(String dependency) {
        GetItemRequest request = GetItemRequest.builder()
                .tableName(table)
                .key(Map.of("pk", AttributeValue.fromS("breaker#" + dependency)))
                .projectionExpression("forced_open, expires_at")
                .consistentRead(true)
                .build();
        try {
            return word(dynamo.getItem(request).item());
        } catch (ResourceNotFoundException noTable) {
            return ForcedOpen.NO; // nobody has ever forced anything
        }
    }

    private static ForcedOpen word(Map<String, AttributeValue> item) {
        AttributeValue forced = item.get("forced_open");
        AttributeValue expiry = item.get("expires_at");
        if (forced == null || !Boolean.TRUE.equals(forced.bool())) {
            return ForcedOpen.NO;
        }
        String seconds = expiry == null ? null : expiry.n();
        return new ForcedOpen(true, seconds == null ? null : Instant.ofEpochSecond(Long.parseLong(seconds)));
    }
}
