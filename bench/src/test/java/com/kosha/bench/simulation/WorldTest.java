package com.kosha.bench.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class WorldTest {
    private final World world = new World();
    private final List<String> heard = new ArrayList<>();

    @Test
    void callers_take_their_turns_by_the_time_and_then_by_who_asked_first() {
        world.at(Duration.ofSeconds(2), () -> say("b"));
        world.at(Duration.ofSeconds(1), () -> {
            say("a");
            world.pass(Duration.ofSeconds(1));
            say("c");
        });

        world.run();

        assertThat(heard).containsExactly("a PT1S", "b PT2S", "c PT2S");
    }

    @Test
    void a_century_takes_no_time() {
        Duration century = Duration.ofDays(36_525);
        world.at(Duration.ZERO, () -> world.pass(century));

        world.run();

        assertThat(world.elapsed()).isEqualTo(century);
    }

    @Test
    void a_caller_who_breaks_ends_the_run() {
        world.at(Duration.ofSeconds(1), () -> {
            throw new IllegalArgumentException("broken");
        });
        world.at(Duration.ofSeconds(2), () -> say("never"));

        assertThatThrownBy(world::run).hasMessageContaining("PT1S").hasRootCauseMessage("broken");
        assertThat(heard).isEmpty();
    }

    private void say(String word) {
        heard.add(word + " " + world.elapsed());
    }
}
