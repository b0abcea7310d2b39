package com.kosha.gateway.once;

import com.kosha.stack.dynamo.Dynamo;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;

/**
 * In all gateways that share a table: the item {@code used#<SHA-256 of the id>} with {@code expires_at}, written if it is
 * not there. While DynamoDB is down it is this process alone that remembers (ruling 33); what is used here is
 * remembered here in any case.
 */
public final class UsesEverywhere implements Uses {
    /** How long a use may wait for the table. */
    static final Duration PATIENCE = Duration.ofMillis(150);

    private static final Logger LOG = Logger.getLogger(UsesEverywhere.class.getName());
    private static final String KEY = "pk";

    private final Uses here;
    private final Optional<DynamoDbClient> client;
    private final String table;
    private final Duration patience;
    private final Runnable alone;

    /**
     * Uses in the table that the settings name; where they name no DynamoDB, in this process.
     *
     * @param alone hears of each use that the others could not be told of
     */
    public UsesEverywhere(Uses here, Dynamo dynamo, Runnable alone) {
        this(here, dynamo.client(), dynamo.table(), PATIENCE, alone);
    }

    UsesEverywhere(Uses here, Optional<DynamoDbClient> client, String table, Duration patience, Runnable alone) {
        this.here = here;
        this.client = client;
        this.table = table;
        this.patience = patience;
        this.alone = alone;
    }

    @Override
    public boolean first(String id, Instant expiry) {
        return here.first(id, expiry)
                && client.map(shared -> isNew(shared, id, expiry)).orElse(true);
    }

    private boolean isNew(DynamoDbClient shared, String id, Instant expiry) {
        try {
            shared.putItem(PutItemRequest.builder()
                    .tableName(table)
                    .item(Map.of(
                            KEY,
                            AttributeValue.fromS("used#" + digest(id)),
                            "expires_at",
                            AttributeValue.fromN(String.valueOf(expiry.getEpochSecond()))))
                    .conditionExpression("attribute_not_exists(" + KEY + ")")
                    .overrideConfiguration(call -> call.apiCallTimeout(patience).apiCallAttemptTimeout(patience))
                    .build());
            return true;
        } catch (ConditionalCheckFailedException used) {
            return false;
        } catch (SdkException away) {
            LOG.log(
                    Level.WARNING,
                    "What is used once is remembered here alone: {0}",
                    away.getClass().getName());
            alone.run();
            return true;
        }
    }

    private static String digest(String id) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(id.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
