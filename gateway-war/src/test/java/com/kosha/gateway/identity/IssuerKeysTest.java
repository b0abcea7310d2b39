package com.kosha.gateway.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.kosha.gateway.identity.IssuerKeys.Refresh;
import com.kosha.stack.MovedTime;
import com.nimbusds.jose.jwk.JWK;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class IssuerKeysTest {
    private static final JWK OLD = IssuerFixture.rsa("old");
    private static final JWK NEW = IssuerFixture.ec("new");

    private final MovedTime time = new MovedTime();
    private final List<Refresh> heard = new ArrayList<>();
    private Map<String, IssuerKey> published = IssuerFixture.keys(OLD);
    private boolean away;
    private Wait beforeAnswering = () -> {};
    private int fetches;
    private final IssuerKeys keys = new IssuerKeys(this::fetch, time, heard::add);

    private interface Wait {
        void run() throws InterruptedException;
    }

    private Map<String, IssuerKey> fetch() throws IOException {
        fetches++;
        try {
            beforeAnswering.run();
        } catch (InterruptedException stopped) {
            throw new IOException(stopped);
        }
        if (away) {
            throw new IOException("away");
        }
        return published;
    }

    @Test
    void keys_are_fetched_once_in_ten_minutes() {
        for (int i = 0; i < 100; i++) {
            assertThat(keys.key("old")).isPresent();
        }
        time.pass(IssuerKeys.LIFETIME.minusNanos(1));
        keys.key("old");
        assertThat(fetches).isEqualTo(1);

        time.pass(Duration.ofNanos(1));
        keys.key("old");
        assertThat(fetches).isEqualTo(2);
    }

    @Test
    void a_flood_of_random_key_ids_costs_two_fetches_a_cool_down() {
        Random random = new Random(7);

        for (int i = 0; i < 500; i++) {
            assertThat(keys.key("k" + random.nextLong())).isEmpty();
        }

        assertThat(fetches).isEqualTo(2);
        assertThat(heard).filteredOn(Refresh.SUPPRESSED::equals).hasSize(499);
    }

    @Test
    @Timeout(20)
    void within_the_cool_down_an_unknown_id_does_not_wait_for_an_issuer_that_hangs() throws InterruptedException {
        keys.key("old");
        away = true;
        time.pass(IssuerKeys.LIFETIME.minusSeconds(1));
        keys.key("random");
        time.pass(Duration.ofSeconds(1));
        CountDownLatch hanging = new CountDownLatch(1);
        CountDownLatch end = new CountDownLatch(1);
        beforeAnswering = () -> {
            hanging.countDown();
            end.await();
        };
        Thread fetching = new Thread(() -> keys.key("old"));
        fetching.start();
        hanging.await();

        assertThat(keys.key("another")).isEmpty();

        end.countDown();
        fetching.join();
        assertThat(heard).containsExactly(Refresh.FETCHED, Refresh.FAILED, Refresh.SUPPRESSED, Refresh.FAILED);
    }

    @Test
    void a_rotated_key_is_picked_up_at_its_first_token() {
        keys.key("old");
        published = IssuerFixture.keys(OLD, NEW);

        assertThat(keys.key("new")).isPresent();
        assertThat(fetches).isEqualTo(2);
    }

    @Test
    void a_flood_delays_a_rotated_key_by_the_cool_down_at_most() {
        keys.key("random");
        published = IssuerFixture.keys(NEW);

        time.pass(IssuerKeys.COOL_DOWN.minusNanos(1));
        assertThat(keys.key("new")).isEmpty();

        time.pass(Duration.ofNanos(1));
        assertThat(keys.key("new")).isPresent();
    }

    @Test
    void a_withdrawn_key_is_refused_once_its_ten_minutes_are_over() {
        keys.key("old");
        published = IssuerFixture.keys(NEW);

        time.pass(IssuerKeys.LIFETIME.minusNanos(1));
        assertThat(keys.key("old")).isPresent();

        time.pass(Duration.ofNanos(1));
        assertThat(keys.key("old")).isEmpty();
    }

    @Test
    void known_keys_serve_ten_minutes_longer_while_the_issuer_is_away_and_then_nothing_is_taken() {
        keys.key("old");
        away = true;

        time.pass(IssuerKeys.LIFETIME.plus(IssuerKeys.GRACE).minusNanos(1));
        assertThat(keys.key("old")).isPresent();

        time.pass(Duration.ofNanos(1));
        assertThatExceptionOfType(NoKeys.class).isThrownBy(() -> keys.key("old"));
    }

    @Test
    void an_issuer_that_is_away_is_asked_once_a_second_and_believed_as_soon_as_it_is_back() {
        away = true;
        for (int i = 0; i < 50; i++) {
            assertThatExceptionOfType(NoKeys.class).isThrownBy(() -> keys.key("old"));
        }
        assertThat(fetches).isEqualTo(1);

        away = false;
        time.pass(IssuerKeys.PAUSE_AFTER_FAILURE);

        assertThat(keys.key("old")).isPresent();
        assertThat(heard).containsExactly(Refresh.FAILED, Refresh.FETCHED);
    }

    @Test
    void warming_says_whether_there_are_keys_now() {
        away = true;
        assertThat(keys.warm()).isFalse();

        away = false;
        time.pass(IssuerKeys.PAUSE_AFTER_FAILURE);
        assertThat(keys.warm()).isTrue();
        assertThat(keys.warm()).isTrue();
        assertThat(fetches).isEqualTo(2);
    }
}
