package com.kosha.core.relay;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.core.Writers;
import com.kosha.core.db.Db;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Several servers relay from one outbox, some of which die on the way. */
class RelaysTogetherTest {
    private static final int GROUPS = 12;
    private static final int EACH = 8;

    private static final class Outage extends Error {}

    private final CourierDouble queue = new CourierDouble();
    private final Db db = Writers.eight();
    private final Map<String, List<String>> written = new HashMap<>();

    @BeforeEach
    void write() {
        OutboxFixture.empty();
        for (int number = 0; number < EACH; number++) {
            for (int group = 0; group < GROUPS; group++) {
                String name = "together-" + group;
                written.computeIfAbsent(name, unused -> new java.util.ArrayList<>())
                        .add(OutboxFixture.add(name, number));
            }
        }
    }

    private Map<String, List<String>> received() {
        return queue.taken.stream()
                .collect(
                        Collectors.groupingBy(Letter::group, Collectors.mapping(Letter::eventId, Collectors.toList())));
    }

    @Test
    void each_event_goes_once_and_each_group_in_its_order() throws Exception {
        Writers.atOnce(6, () -> {
            Round round = OutboxFixture.round(db, queue);
            while (received().values().stream().mapToInt(List::size).sum() < GROUPS * EACH) {
                round.run();
            }
            return true;
        });

        assertThat(received()).isEqualTo(written);
    }

    @Test
    void relays_that_die_leave_nothing_but_doubles_of_the_same_id_and_the_order_stands() throws Exception {
        Random random = new Random(20_261_130);
        AtomicInteger deaths = new AtomicInteger();
        queue.after = () -> {
            synchronized (random) {
                if (deaths.get() < 15 && random.nextInt(3) == 0) {
                    deaths.incrementAndGet();
                    throw new Outage();
                }
            }
        };

        Writers.atOnce(4, () -> {
            Round round = OutboxFixture.round(db, queue);
            while (received().values().stream()
                            .mapToLong(events -> events.stream().distinct().count())
                            .sum()
                    < GROUPS * EACH) {
                try {
                    if (round.run() == Round.End.IDLE) {
                        OutboxFixture.timePasses();
                    }
                } catch (Outage died) {
                    round = OutboxFixture.round(db, queue);
                }
            }
            return true;
        });

        assertThat(deaths.get()).isPositive();
        Map<String, List<String>> firsts = new HashMap<>();
        received()
                .forEach((group, events) ->
                        firsts.put(group, events.stream().distinct().toList()));
        assertThat(firsts).isEqualTo(written);
    }
}
