package com.kosha.stack.limit;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.resilience.SlidingWindow;
import com.kosha.resilience.SlidingWindow.Place;
import com.kosha.stack.MovedTime;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class SharedPlacesTest {
    private static final SlidingWindow TWO_A_SECOND = new SlidingWindow(2, Duration.ofSeconds(1));

    private final MovedTime time = new MovedTime();
    private final StoreDouble store = new StoreDouble();
    private final AtomicInteger alone = new AtomicInteger();

    /** As DynamoDB keeps it, without the network. */
    private static final class StoreDouble implements PlaceStore {
        private Taken now = Taken.NONE;
        private int calls;
        private boolean away;
        private int fasterOnes;

        @Override
        public synchronized Taken read() {
            called();
            return now;
        }

        @Override
        public synchronized Optional<Taken> write(Taken seen, List<Long> taken) {
            called();
            if (fasterOnes > 0) {
                fasterOnes--;
                now = new Taken(now.taken(), now.version() + 1);
            }
            if (seen.version() != now.version()) {
                return Optional.empty();
            }
            now = new Taken(taken, seen.version() + 1);
            return Optional.of(now);
        }

        private void called() {
            calls++;
            if (away) {
                throw new IllegalStateException("away");
            }
        }
    }

    private SharedPlaces server() {
        return new SharedPlaces(store, time, alone::incrementAndGet);
    }

    private long delay(Places places) {
        return places.next(TWO_A_SECOND, time.wall().toEpochMilli(), place -> true)
                .delay()
                .toMillis();
    }

    @Test
    void two_servers_keep_one_window_between_them() {
        Places one = server();
        Places other = server();

        assertThat(List.of(delay(one), delay(other), delay(one), delay(other), delay(other)))
                .containsExactly(0L, 0L, 1_000L, 1_000L, 2_000L);
        assertThat(alone).hasValue(0);
    }

    @Test
    void a_place_costs_one_write_while_no_other_server_takes_one() {
        Places places = server();
        delay(places);
        store.calls = 0;

        delay(places);

        assertThat(store.calls).isEqualTo(1);
    }

    @Test
    void a_place_that_is_not_wanted_is_not_taken() {
        Places places = server();
        delay(places);
        delay(places);
        PlaceStore.Taken before = store.now;

        Place offered = places.next(TWO_A_SECOND, time.wall().toEpochMilli(), place -> false);

        assertThat(offered.delay()).isEqualTo(Duration.ofSeconds(1));
        assertThat(store.now).isEqualTo(before);
    }

    @Test
    void while_the_store_is_away_the_server_has_a_window_of_its_own_and_asks_once_a_second() {
        Places places = server();
        store.away = true;

        assertThat(List.of(delay(places), delay(places), delay(places))).containsExactly(0L, 0L, 1_000L);
        assertThat(store.calls).isEqualTo(1);
        assertThat(alone).hasValue(3);

        store.away = false;
        time.pass(Duration.ofSeconds(1));
        assertThat(delay(places)).isZero();
        assertThat(store.now.taken()).hasSize(1);
        assertThat(alone).hasValue(3);
    }

    @Test
    void whoever_loses_every_race_takes_a_place_of_its_own() {
        store.fasterOnes = 4;

        assertThat(delay(server())).isZero();
        assertThat(alone).hasValue(1);
    }
}
