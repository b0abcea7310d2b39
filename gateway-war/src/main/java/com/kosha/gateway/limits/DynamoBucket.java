package com.kosha.gateway.limits;

import com.kosha.resilience.SharedBucket.Store;
import com.kosha.resilience.TokenBucket.Level;
import com.kosha.stack.dynamo.Dynamo;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;

/**
 * A client's level in DynamoDB. Writes are conditional on both tokens and time, since within one millisecond two takes
 * differ in their tokens alone. A store that returns the item with a failed condition saves the read after it.
 */
final class DynamoBucket implements Store {
    private static final AwsRequestOverrideConfiguration IN_TIME = AwsRequestOverrideConfiguration.builder()
            .apiCallTimeout(RateLimits.PATIENCE)
            .apiCallAttemptTimeout(RateLimits.PATIENCE)
            .build();

    private final Dynamo dynamo;
    private final DynamoDbClient client;
    private final String clientId;
    private @Nullable Level returned;

    DynamoBucket(Dynamo dynamo, DynamoDbClient client, String clientId) {
        this.dynamo = dynamo;
        this.client = client;
        this.clientId = clientId;
    }

    @Override
    public @Nullable Level read() {
        Level known = returned;
        returned = null;
        return known != null
                ? known
                : BucketItem.read(dynamo.withTable(() -> client.getItem(get -> get.tableName(dynamo.table())
                                .key(BucketItem.key(clientId))
                                .consistentRead(true)
                                .overrideConfiguration(IN_TIME)))
                        .item());
    }

    @Override
    public boolean replace(@Nullable Level seen, Level next) {
        PutItemRequest.Builder put = PutItemRequest.builder()
                .tableName(dynamo.table())
                .item(BucketItem.of(clientId, next))
                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                .overrideConfiguration(IN_TIME);
        if (seen == null) {
            put.conditionExpression("attribute_not_exists(pk)");
        } else {
            put.conditionExpression("updated_at = :seen_at AND tokens = :seen_tokens")
                    .expressionAttributeValues(
                            Map.of(":seen_at", BucketItem.updatedAt(seen), ":seen_tokens", BucketItem.tokens(seen)));
        }
        try {
            dynamo.withTable(() -> client.putItem(put.build()));
            return true;
        } catch (ConditionalCheckFailedException faster) {
            returned = faster.hasItem() ? BucketItem.read(faster.item()) : null;
            return false;
        }
    }
}
