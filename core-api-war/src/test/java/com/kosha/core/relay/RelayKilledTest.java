package com.kosha.core.relay;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.core.PowerCut;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The server is killed in the midst of a round; another relays after it. */
class RelayKilledTest {
    private final CourierDouble queue = new CourierDouble();
    private final Round next = OutboxFixture.round(queue);

    @BeforeEach
    void empty() {
        OutboxFixture.empty();
    }

    @ParameterizedTest
    @EnumSource(
            value = RelayPowerCut.Point.class,
            names = {"BETWEEN_CLAIM_AND_SEND", "BETWEEN_SEND_AND_MARK", "BEFORE_THE_MARKS_COMMIT"})
    void killed_before_the_mark_is_kept_the_event_goes_once_more_when_the_lease_ends(RelayPowerCut.Point point)
            throws Exception {
        String first = OutboxFixture.add("killed", 1);
        String second = OutboxFixture.add("killed", 2);
        assertThat(PowerCut.run(RelayPowerCut.class, point.name())).isEqualTo(PowerCut.KILLED);

        assertThat(next.run()).isEqualTo(Round.End.IDLE);
        OutboxFixture.timePasses();
        next.run();
        next.run();

        assertThat(queue.events()).containsExactly(first, second);
    }

    @Test
    void killed_after_the_mark_it_is_sent_and_the_next_follows_at_once() throws Exception {
        String first = OutboxFixture.add("killed", 1);
        String second = OutboxFixture.add("killed", 2);
        assertThat(PowerCut.run(RelayPowerCut.class, "AFTER_THE_MARKS_COMMIT")).isEqualTo(PowerCut.KILLED);

        assertThat(OutboxFixture.column("sent_at IS NOT NULL", first)).isEqualTo("t");
        next.run();

        assertThat(queue.events()).containsExactly(second);
    }
}
