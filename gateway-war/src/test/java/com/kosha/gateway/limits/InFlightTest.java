package com.kosha.gateway.limits;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class InFlightTest {
    private static final int ROOM = 8;
    private static final int REQUESTS = 1_000;

    @Test
    void a_thousand_requests_that_end_in_every_way_at_once_never_exceed_the_room_and_give_every_place_back()
            throws InterruptedException {
        InFlight room = new InFlight(ROOM);
        AtomicInteger inside = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        ExecutorService threads = Executors.newFixedThreadPool(3 * ROOM);

        for (int i = 0; i < REQUESTS; i++) {
            int way = i;
            threads.execute(() -> {
                Optional<Seat> seat = room.take();
                if (seat.isPresent()) {
                    most.accumulateAndGet(inside.incrementAndGet(), Math::max);
                    inside.decrementAndGet();
                    ends(seat.get(), way % 4);
                }
            });
        }
        threads.shutdown();
        assertThat(threads.awaitTermination(30, TimeUnit.SECONDS)).isTrue();

        assertThat(room.taken()).isZero();
        assertThat(most).hasValueBetween(1, ROOM);
    }

    private static void ends(Seat seat, int way) {
        switch (way) {
            case 0 -> seat.answered();
            case 1 -> { // its work is done before it is answered
                seat.works();
                seat.leave();
                seat.answered();
            }
            case 2 -> { // it is answered, then its work is done
                seat.works();
                seat.answered();
                seat.answered();
                seat.leave();
            }
            default -> { // there was no thread for its work
                seat.works();
                seat.leave();
                seat.leave();
            }
        }
    }
}
