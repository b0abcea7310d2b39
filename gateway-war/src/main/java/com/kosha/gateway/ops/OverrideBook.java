package com.kosha.gateway.ops;

import com.kosha.contract.KoshaException;
import com.kosha.stack.dynamo.Dynamo;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

/** The overrides as they stand in DynamoDB, where every server's reader finds them. */
@ApplicationScoped
public class OverrideBook {
    private static final Logger LOG = Logger.getLogger(OverrideBook.class.getName());
    private static final String STORE = "dynamodb";
    private static final Duration SOON = Duration.ofSeconds(5);

    @Inject
    Dynamo dynamo;

    /**
     * What was last said of that dependency, be it in force or not.
     *
     * @throws KoshaException dependency_unavailable, when it cannot be read
     */
    Optional<BreakerOverride> read(String dependency) {
        return orUnavailable(() -> {
            try {
                return OverrideItem.read(client().getItem(get -> get.tableName(dynamo.table())
                                .key(OverrideItem.key(dependency))
                                .consistentRead(true))
                        .item());
            } catch (ResourceNotFoundException noTable) {
                return Optional.empty(); // nobody has ever said anything
            }
        });
    }

    /**
     * From now on this is what counts.
     *
     * @throws KoshaException dependency_unavailable, when it cannot be written
     */
    void write(String dependency, BreakerOverride override) {
        orUnavailable(() -> {
            DynamoDbClient client = client();
            dynamo.withTable(() ->
                    client.putItem(put -> put.tableName(dynamo.table()).item(OverrideItem.of(dependency, override))));
            return Optional.empty();
        });
    }

    private DynamoDbClient client() {
        return dynamo.client().orElseThrow(() -> KoshaException.unavailable(STORE, SOON, null));
    }

    private static <T> Optional<T> orUnavailable(Supplier<Optional<T>> work) {
        try {
            return work.get();
        } catch (SdkException away) {
            LOG.log(
                    Level.WARNING,
                    "The breaker overrides cannot be reached: {0}",
                    away.getClass().getName());
            throw KoshaException.unavailable(STORE, SOON, away);
        }
    }
}
