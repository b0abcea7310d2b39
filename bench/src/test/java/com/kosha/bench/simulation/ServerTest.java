package com.kosha.bench.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ServerTest {
    private static final Duration WORK = Duration.ofMillis(100);
    private final World world = new World();
    private final List<String> replies = new ArrayList<>();

    @Test
    void a_request_waits_until_a_worker_is_free() {
        ask(server(2), 3, Duration.ofSeconds(1));

        assertThat(replies).containsExactly("OK PT0.1S", "OK PT0.1S", "OK PT0.2S");
    }

    @Test
    void it_works_on_for_callers_who_have_left() {
        Server server = server(1);
        ask(server, 3, Duration.ofMillis(50));

        assertThat(replies).containsOnly("SILENCE PT0.05S");
        assertThat(server.backlog()).isEqualTo(Duration.ofMillis(250));
    }

    @Test
    void a_request_that_would_wait_too_long_is_turned_away_and_leaves_no_work() {
        ask(server(1), 5, Duration.ofSeconds(1));

        assertThat(replies)
                .containsExactly("UNAVAILABLE PT0S", "UNAVAILABLE PT0S", "OK PT0.1S", "OK PT0.2S", "OK PT0.3S");
    }

    private Server server(int workers) {
        return new Server(world, workers, WORK.multipliedBy(2), begun -> Optional.of(WORK));
    }

    private void ask(Server server, int callers, Duration patience) {
        for (int caller = 0; caller < callers; caller++) {
            world.at(Duration.ZERO, () -> replies.add(server.request(patience) + " " + world.elapsed()));
        }
        world.run();
    }
}
