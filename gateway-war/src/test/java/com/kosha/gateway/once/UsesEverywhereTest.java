package com.kosha.gateway.once;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.kosha.stack.MovedTime;
import com.kosha.stack.dynamo.AnySignature;
import com.kosha.stack.dynamo.Dynalite;
import com.kosha.stack.dynamo.DynamoClient;
import com.kosha.stack.http.PeerDouble;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

@ExtendWith(AnySignature.class)
class UsesEverywhereTest {
    private static final String PROBLEM = "{\"__type\":\"com.amazonaws.dynamodb.v20120810#%s\",\"message\":\"no\"}";

    private final MovedTime time = new MovedTime();
    private final Instant expiry = time.wall().plus(Duration.ofMinutes(10));
    private final AtomicInteger alone = new AtomicInteger();

    private Duration patience = Duration.ofSeconds(15);

    @Test
    void of_many_who_ask_at_two_gateways_one_is_the_first() throws Exception {
        assumeTrue(Dynalite.isInstalled());
        try (Dynalite server = new Dynalite();
                DynamoDbClient one = client(server.url());
                DynamoDbClient other = client(server.url())) {
            createTable(one);
            List<Uses> gateways = List.of(gateway(one), gateway(other));
            List<Callable<Boolean>> asking = IntStream.range(0, 20)
                    .<Callable<Boolean>>mapToObj(i -> () -> gateways.get(i % 2).first("state", expiry))
                    .toList();

            int firsts = 0;
            ExecutorService crowd = Executors.newFixedThreadPool(asking.size());
            for (Future<Boolean> answer : crowd.invokeAll(asking)) {
                firsts += answer.get() ? 1 : 0;
            }
            crowd.shutdown();

            assertThat(firsts).isEqualTo(1);
            assertThat(alone).hasValue(0);
            assertThat(one.scan(scan -> scan.tableName("kosha")).items())
                    .singleElement()
                    .satisfies(item -> {
                        assertThat(String.valueOf(item.get("pk"))).containsPattern("used#[0-9a-f]{64}");
                        assertThat(String.valueOf(item.get("expires_at")))
                                .contains(String.valueOf(expiry.getEpochSecond()));
                    });
            assertThat(gateway(one).first("another", expiry)).isTrue();
        }
    }

    @Test
    void what_another_gateway_has_seen_is_not_the_first() throws Exception {
        try (PeerDouble table = answering("400 Bad Request", PROBLEM.formatted("ConditionalCheckFailedException"));
                DynamoDbClient client = client(table.uri("/"))) {
            assertThat(gateway(client).first("state", expiry)).isFalse();
            assertThat(alone).hasValue(0);
        }
    }

    @Test
    void while_the_table_is_away_this_gateway_remembers_alone_and_it_is_counted() throws Exception {
        for (String problem : new String[] {"InternalServerError", "ResourceNotFoundException"}) {
            try (PeerDouble table = answering("400 Bad Request", PROBLEM.formatted(problem));
                    DynamoDbClient client = client(table.uri("/"))) {
                alone.set(0);
                Uses uses = gateway(client);

                assertThat(uses.first("state", expiry)).isTrue();
                assertThat(uses.first("state", expiry)).isFalse();
                assertThat(alone).hasValue(1);
            }
        }
    }

    @Test
    void a_table_that_hangs_is_not_waited_for() throws Exception {
        try (PeerDouble table = answering("200 OK", "{}");
                DynamoDbClient client = client(table.uri("/"))) {
            table.now(PeerDouble.SILENCE);
            patience = Duration.ofMillis(50);

            assertThat(gateway(client).first("state", expiry)).isTrue();
            assertThat(alone).hasValue(1);
        }
    }

    @Test
    void without_a_table_this_gateway_remembers_until_it_is_of_no_use() {
        Uses uses = new UsesEverywhere(new UsesHere(time), Optional.empty(), "none", patience, alone::incrementAndGet);

        assertThat(uses.first("state", expiry)).isTrue();
        assertThat(uses.first("state", expiry)).isFalse();
        assertThat(alone).as("there is nobody to tell").hasValue(0);
        time.pass(Duration.ofMinutes(11));
        assertThat(uses.first("state", time.wall().plusSeconds(1))).isTrue();
    }

    private Uses gateway(DynamoDbClient client) {
        return new UsesEverywhere(new UsesHere(time), Optional.of(client), "kosha", patience, alone::incrementAndGet);
    }

    private static DynamoDbClient client(URI url) {
        return DynamoClient.open(Optional.of(url), Optional.empty());
    }

    private static PeerDouble answering(String status, String body) throws Exception {
        return new PeerDouble(PeerDouble.answers(status, "Content-Type: application/x-amz-json-1.0\r\n", body));
    }

    private static void createTable(DynamoDbClient client) {
        client.createTable(table -> table.tableName("kosha")
                .attributeDefinitions(AttributeDefinition.builder()
                        .attributeName("pk")
                        .attributeType(ScalarAttributeType.S)
                        .build())
                .keySchema(KeySchemaElement.builder()
                        .attributeName("pk")
                        .keyType(KeyType.HASH)
                        .build())
                .billingMode(BillingMode.PAY_PER_REQUEST));
    }
}
