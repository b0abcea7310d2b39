package com.kosha.core.relay;

import com.kosha.core.BankSystem;
import com.kosha.core.PowerCut;
import com.kosha.core.db.Limits;
import com.kosha.resilience.Deadline;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** A server that relays one round, and is gone at the given point of it. */
final class RelayPowerCut {
    private static final Limits LIMITS =
            new Limits(2, Duration.ofSeconds(2), Duration.ofSeconds(3), Duration.ofMillis(100));

    /** Where. */
    enum Point {
        BETWEEN_CLAIM_AND_SEND,
        BETWEEN_SEND_AND_MARK,
        BEFORE_THE_MARKS_COMMIT,
        AFTER_THE_MARKS_COMMIT
    }

    private RelayPowerCut() {}

    /**
     * Runs it.
     *
     * @param arguments the database and the point
     */
    public static void main(String[] arguments) {
        Point point = Point.valueOf(arguments[1]);
        var source = BankSystem.app(arguments[0]);
        var cut = switch (point) {
            case BETWEEN_CLAIM_AND_SEND, BETWEEN_SEND_AND_MARK -> source;
            case BEFORE_THE_MARKS_COMMIT -> PowerCut.source(source, PowerCut.Commit.BEFORE, 2);
            case AFTER_THE_MARKS_COMMIT -> PowerCut.source(source, PowerCut.Commit.AFTER, 2);
        };
        OutboxFixture.round(BankSystem.db(cut, LIMITS), new Dying(point)).run();
    }

    /** Takes everything, and dies before or after if it is told to. */
    private record Dying(Point point) implements Courier {
        @Override
        public boolean restsNow() {
            return false;
        }

        @Override
        public Delivery carry(List<Letter> letters, Deadline until) {
            if (point == Point.BETWEEN_CLAIM_AND_SEND || point == Point.BETWEEN_SEND_AND_MARK) {
                PowerCut.now();
            }
            Set<String> sent = letters.stream().map(Letter::eventId).collect(Collectors.toSet());
            return new Delivery(sent, Map.of(), Map.of());
        }
    }
}
