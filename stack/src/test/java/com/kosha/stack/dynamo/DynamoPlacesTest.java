package com.kosha.stack.dynamo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.kosha.resilience.SlidingWindow;
import com.kosha.resilience.Time;
import com.kosha.stack.http.PeerDouble;
import com.kosha.stack.limit.DynamoPlaces;
import com.kosha.stack.limit.PlaceStore;
import com.kosha.stack.limit.PlaceStore.Taken;
import com.kosha.stack.limit.Places;
import com.kosha.stack.limit.SharedPlaces;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@ExtendWith(AnySignature.class)
class DynamoPlacesTest {
    private static final Duration PATIENT = Duration.ofSeconds(20);

    private static DynamoDbClient client(URI url) {
        return DynamoClient.open(Optional.of(url), Optional.empty());
    }

    @Test
    void what_one_has_written_the_other_reads_and_whoever_saw_an_older_state_writes_nothing() throws Exception {
        assumeTrue(Dynalite.isInstalled(), "installed by ./kosha up");
        try (Dynalite database = new Dynalite();
                DynamoDbClient dynamo = client(database.url())) {
            DynamoOverridesTest.createTable(dynamo);
            PlaceStore store = new DynamoPlaces(dynamo, "kosha", "openai", PATIENT);

            assertThat(store.read()).isEqualTo(Taken.NONE);
            assertThat(store.write(Taken.NONE, List.of(1_000L))).contains(new Taken(List.of(1_000L), 1));
            assertThat(store.write(Taken.NONE, List.of(2_000L))).isEmpty();
            Taken seen = store.read();
            assertThat(seen).isEqualTo(new Taken(List.of(1_000L), 1));
            assertThat(store.write(seen, List.of(1_000L, 2_000L))).isPresent();
            assertThat(store.write(seen, List.of(1_000L, 3_000L))).isEmpty();
            assertThat(new DynamoPlaces(dynamo, "kosha", "another", PATIENT).read())
                    .isEqualTo(Taken.NONE);
        }
    }

    @Test
    void eight_servers_at_once_never_give_out_more_than_the_window_holds() throws Exception {
        assumeTrue(Dynalite.isInstalled(), "installed by ./kosha up");
        try (Dynalite database = new Dynalite();
                DynamoDbClient dynamo = client(database.url())) {
            DynamoOverridesTest.createTable(dynamo);
            SlidingWindow window = new SlidingWindow(5, Duration.ofMinutes(1));
            AtomicInteger alone = new AtomicInteger();
            ExecutorService servers = Executors.newFixedThreadPool(8);
            List<Future<Boolean>> taken = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                taken.add(servers.submit(() -> {
                    Places places = new SharedPlaces(
                            new DynamoPlaces(dynamo, "kosha", "openai", PATIENT),
                            Time.system(),
                            alone::incrementAndGet);
                    return places.next(
                                    window,
                                    Time.system().wall().toEpochMilli(),
                                    place -> place.delay().isZero())
                            .delay()
                            .isZero();
                }));
            }
            int admitted = 0;
            for (Future<Boolean> one : taken) {
                admitted += one.get() ? 1 : 0;
            }
            servers.shutdown();

            int kept = new DynamoPlaces(dynamo, "kosha", "openai", PATIENT)
                    .read()
                    .taken()
                    .size();
            assertThat(kept).isLessThanOrEqualTo(5);
            // A write whose answer was not waited for may stand all the same
            assertThat(admitted - alone.get()).isLessThanOrEqualTo(kept);
        }
    }

    @Test
    void a_store_that_hangs_is_left_after_a_servers_patience() throws Exception {
        try (PeerDouble peer = new PeerDouble(
                        PeerDouble.answers("200 OK", "Content-Type: application/x-amz-json-1.0\r\n", "{}"));
                DynamoDbClient dynamo = client(peer.uri("/"))) {
            PlaceStore store = new DynamoPlaces(dynamo, "kosha", "openai");
            try {
                store.read(); // what is cold would count against it
            } catch (RuntimeException cold) {
                assertThat(cold).isNotNull();
            }
            peer.now(peer.hangs());

            assertThatThrownBy(store::read).hasMessageContaining("150 millis");
        }
    }
}
