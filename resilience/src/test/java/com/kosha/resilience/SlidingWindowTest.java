package com.kosha.resilience;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.resilience.SlidingWindow.Place;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SlidingWindowTest {
    private static final SlidingWindow THREE_A_SECOND = new SlidingWindow(3, Duration.ofSeconds(1));

    @ParameterizedTest
    @CsvSource({"299, 701", "300, 700", "999, 1", "1000, 0", "1001, 0"})
    void a_fourth_attempt_waits_until_the_first_is_a_second_old(long now, long delay) {
        Place place = THREE_A_SECOND.next(List.of(0L, 100L, 200L), now);

        assertThat(place.delay()).isEqualTo(Duration.ofMillis(delay));
        assertThat(place.taken()).containsExactly(100L, 200L, now + delay);
    }

    @Test
    void those_who_wait_are_given_places_one_after_the_other() {
        List<Long> taken = List.of();
        List<Long> delays = new ArrayList<>();
        for (int attempt = 0; attempt < 7; attempt++) {
            Place place = THREE_A_SECOND.next(taken, 0);
            delays.add(place.delay().toMillis());
            taken = place.taken();
        }

        assertThat(delays).containsExactly(0L, 0L, 0L, 1_000L, 1_000L, 1_000L, 2_000L);
    }

    @ParameterizedTest
    @CsvSource({"2999, false", "3000, true", "3001, true"})
    void a_place_that_comes_too_late_is_not_taken(long left, boolean fits) {
        Place place = THREE_A_SECOND.next(List.of(0L, 0L, 0L), 0);
        Deadline deadline = Deadline.in(Duration.ofMillis(left), new VirtualTime());

        assertThat(place.fits(deadline, Duration.ofSeconds(2))).isEqualTo(fits);
    }

    @Test
    void whatever_the_clocks_say_no_span_holds_more_than_the_limit() {
        Random seeded = new Random(42);
        List<Long> all = new ArrayList<>();
        List<Long> taken = List.of();
        for (long now = 0; now < 20_000; now += seeded.nextInt(300)) {
            long skewed = now + seeded.nextInt(200) - 100;
            taken = THREE_A_SECOND.next(taken, skewed).taken();
            all.add(taken.get(taken.size() - 1));
        }

        for (int fourth = 3; fourth < all.size(); fourth++) {
            assertThat(all.get(fourth) - all.get(fourth - 3)).isGreaterThanOrEqualTo(1_000);
        }
    }
}
