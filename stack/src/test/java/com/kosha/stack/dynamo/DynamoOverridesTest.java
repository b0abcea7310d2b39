package com.kosha.stack.dynamo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.kosha.stack.http.PeerDouble;
import com.kosha.stack.overrides.DynamoOverrides;
import com.kosha.stack.overrides.ForcedOpen;
import com.kosha.stack.overrides.OverrideStore;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

@ExtendWith(AnySignature.class)
class DynamoOverridesTest {
    private static final String PROBLEM = "{\"__type\":\"com.amazonaws.dynamodb.v20120810#%s\",\"message\":\"m\"}";

    private static DynamoDbClient client(URI url) {
        return DynamoClient.open(Optional.of(url), Optional.empty());
    }

    private static ForcedOpen read(PeerDouble peer) {
        try (DynamoDbClient dynamo = client(peer.uri("/"))) {
            return new DynamoOverrides(dynamo, "kosha").read("core-api");
        }
    }

    private static PeerDouble answering(String status, String body) throws Exception {
        return new PeerDouble(PeerDouble.answers(status, "Content-Type: application/x-amz-json-1.0\r\n", body));
    }

    @Test
    void no_item_no_table_and_an_item_of_another_shape_force_nothing() throws Exception {
        for (PeerDouble peer : new PeerDouble[] {
            answering("200 OK", "{}"),
            answering("200 OK", "{\"Item\":{\"forced_open\":{\"S\":\"true\"}}}"),
            answering("200 OK", "{\"Item\":{\"forced_open\":{\"BOOL\":false}}}"),
            answering("400 Bad Request", PROBLEM.formatted("ResourceNotFoundException"))
        }) {
            try (peer) {
                assertThat(read(peer)).isEqualTo(ForcedOpen.NO);
            }
        }
    }

    @Test
    void a_forced_dependency_is_forced_until_it_expires() throws Exception {
        try (PeerDouble peer = answering(
                "200 OK", "{\"Item\":{\"forced_open\":{\"BOOL\":true},\"expires_at\":{\"N\":\"1796032800\"}}}")) {
            assertThat(read(peer)).isEqualTo(new ForcedOpen(true, Instant.ofEpochSecond(1_796_032_800)));
        }
    }

    @Test
    void a_store_that_fails_is_asked_once_and_not_again() throws Exception {
        for (String status : new String[] {"500 Internal Server Error", "503 Service Unavailable"}) {
            try (PeerDouble peer = answering(status, PROBLEM.formatted("InternalServerError"))) {
                assertThatThrownBy(() -> read(peer)).isInstanceOf(RuntimeException.class);
                assertThat(peer.requests()).hasSize(1);
            }
        }
    }

    @Test
    void a_store_that_hangs_is_left() throws Exception {
        try (PeerDouble peer = answering("200 OK", "{}")) {
            read(peer); // cold, a client's own work is what takes its time
            peer.now(peer.hangs());

            assertThatThrownBy(() -> read(peer))
                    .isInstanceOf(SdkClientException.class)
                    .hasRootCauseInstanceOf(SocketTimeoutException.class);
        }
    }

    @Test
    void what_an_operator_writes_into_a_real_table_is_what_is_read() throws Exception {
        assumeTrue(Dynalite.isInstalled(), "installed by ./kosha up");
        try (Dynalite store = new Dynalite();
                DynamoDbClient dynamo = client(store.url())) {
            OverrideStore overrides = new DynamoOverrides(dynamo, "kosha");
            overrides.read("core-api"); // no table yet
            createTable(dynamo);

            assertThat(overrides.read("core-api")).isEqualTo(ForcedOpen.NO);
            put(dynamo, Map.of("forced_open", AttributeValue.fromBool(true), "reason", AttributeValue.fromS("drill")));
            assertThat(overrides.read("core-api")).isEqualTo(new ForcedOpen(true, null));
            assertThat(overrides.read("screening-sim")).isEqualTo(ForcedOpen.NO);
            put(dynamo, Map.of("forced_open", AttributeValue.fromBool(false)));
            assertThat(overrides.read("core-api")).isEqualTo(ForcedOpen.NO);
        }
    }

    static void createTable(DynamoDbClient dynamo) throws InterruptedException {
        dynamo.createTable(table -> table.tableName("kosha")
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .keySchema(KeySchemaElement.builder()
                        .attributeName("pk")
                        .keyType(KeyType.HASH)
                        .build())
                .attributeDefinitions(AttributeDefinition.builder()
                        .attributeName("pk")
                        .attributeType(ScalarAttributeType.S)
                        .build()));
        while (!"ACTIVE"
                .equals(dynamo.describeTable(table -> table.tableName("kosha"))
                        .table()
                        .tableStatusAsString())) {
            Thread.sleep(20);
        }
    }

    private static void put(DynamoDbClient dynamo, Map<String, AttributeValue> attributes) {
        var item = new java.util.HashMap<>(attributes);
        item.put("pk", AttributeValue.fromS("breaker#core-api"));
        dynamo.putItem(request -> request.tableName("kosha").item(item));
    }
}
