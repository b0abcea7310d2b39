package com.kosha.stack.limit;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;

/**
 * The item {@code window#<provider>}: {@code taken} (L of N, epoch milliseconds), {@code version} (N), and
 * {@code expires_at} (N, epoch seconds), an hour after its last use.
 */
public final class DynamoPlaces implements PlaceStore {
    /** All of one call of a server, whose attempt waits for it. */
    private static final Duration PATIENCE = Duration.ofMillis(150);

    private static final long KEPT_SECONDS = 3_600;

    private final DynamoDbClient dynamo;
    private final String table;
    private final Map<String, AttributeValue> key;
    private final Duration patience;

    /** Asked with a server's patience: 150 ms for a call. */
    public DynamoPlaces(DynamoDbClient dynamo, String table, String provider) {
        this(dynamo, table, provider, PATIENCE);
    }

    /** @param patience how long one call may take */
    public DynamoPlaces(DynamoDbClient dynamo, String table, String provider, Duration patience) {
        this.dynamo = dynamo;
        this.table = table;
        this.key = Map.of("pk", AttributeValue.fromS("window#" + provider));
        this.patience = patience;
    }

    @Override
    public Taken read() {
        Map<String, AttributeValue> item = dynamo.getItem(get ->
                        get.tableName(table).key(key).consistentRead(true).overrideConfiguration(this::inTime))
                .item();
        AttributeValue taken = item.get("taken");
        AttributeValue version = item.get("version");
        if (taken == null || version == null) {
            return Taken.NONE;
        }
        return new Taken(
                taken.l().stream().map(moment -> Long.valueOf(moment.n())).toList(), Long.parseLong(version.n()));
    }

    @Override
    public Optional<Taken> write(Taken seen, List<Long> taken) {
        long version = seen.version() + 1;
        long last = taken.get(taken.size() - 1);
        try {
            dynamo.updateItem(update -> update.tableName(table)
                    .key(key)
                    .updateExpression("SET taken = :taken, version = :version, expires_at = :expires_at")
                    .conditionExpression(
                            seen.version() == 0 ? "attribute_not_exists(version) AND :seen = :seen" : "version = :seen")
                    .expressionAttributeValues(Map.of(
                            ":taken",
                            AttributeValue.fromL(
                                    taken.stream().map(DynamoPlaces::number).toList()),
                            ":version",
                            number(version),
                            ":seen",
                            number(seen.version()),
                            ":expires_at",
                            number(last / 1_000 + KEPT_SECONDS)))
                    .overrideConfiguration(this::inTime));
            return Optional.of(new Taken(taken, version));
        } catch (ConditionalCheckFailedException faster) {
            return Optional.empty();
        }
    }

    private void inTime(AwsRequestOverrideConfiguration.Builder call) {
        call.apiCallTimeout(patience).apiCallAttemptTimeout(patience);
    }

    private static AttributeValue number(long value) {
        return AttributeValue.fromN(Long.toString(value));
    }
}
