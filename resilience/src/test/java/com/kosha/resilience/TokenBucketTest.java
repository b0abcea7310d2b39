package com.kosha.resilience;

import static com.kosha.resilience.TokenBucket.PER_CLIENT;
import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.resilience.TokenBucket.Grant;
import com.kosha.resilience.TokenBucket.Level;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TokenBucketTest {

    @ParameterizedTest
    @CsvSource({"19, 19, 1000", "20, 20, 0", "21, 20, 0"})
    void a_new_client_may_take_twenty_at_once(int wanted, int granted, long left) {
        Grant grant = PER_CLIENT.take(null, 5_000, wanted);

        assertThat(grant.granted()).isEqualTo(granted);
        assertThat(grant.level()).isEqualTo(new Level(left, 5_000));
    }

    @ParameterizedTest
    @CsvSource({"998, 0", "999, 0", "1000, 1", "1001, 1"})
    void a_token_is_whole_after_a_second(long now, int granted) {
        assertThat(PER_CLIENT.take(new Level(0, 0), now, 1).granted()).isEqualTo(granted);
    }

    @ParameterizedTest
    @CsvSource({"19999, 18999", "20000, 19000", "20001, 19000", "9223372036854775807, 19000"})
    void it_never_holds_more_than_twenty(long now, long left) {
        assertThat(PER_CLIENT.take(new Level(0, 0), now, 1).level().milliTokens())
                .isEqualTo(left);
    }

    @Test
    void a_clock_that_is_behind_refills_nothing_and_turns_nothing_back() {
        Grant grant = PER_CLIENT.take(new Level(2_000, 10_000), 9_000, 1);

        assertThat(grant.level()).isEqualTo(new Level(1_000, 10_000));
    }

    @ParameterizedTest
    @CsvSource({"0, 4", "999, 4", "1000, 3", "1001, 3", "2999, 2", "3000, 1", "3999, 1"})
    void the_wait_is_told_in_whole_seconds_rounded_up_and_at_least_one(long elapsed, long seconds) {
        TokenBucket slow = new TokenBucket(1, 250); // a token in four seconds

        assertThat(slow.take(new Level(0, 0), elapsed, 1).retryAfterSeconds()).isEqualTo(seconds);
    }

    @Test
    void a_bucket_that_was_made_smaller_holds_no_more_than_it_can() {
        assertThat(new TokenBucket(5, 1_000)
                        .take(new Level(20_000, 0), 0, 1)
                        .level()
                        .milliTokens())
                .isEqualTo(4_000);
    }

    @Test
    void a_denial_writes_nothing_and_says_when() {
        Grant grant = new SharedBucket(PER_CLIENT, new SharedBucket.Store() {
                    @Override
                    public Level read() {
                        return new Level(250, 0);
                    }

                    @Override
                    public boolean replace(@Nullable Level seen, Level next) {
                        throw new AssertionError("A denial was written");
                    }
                })
                .take(null, 0, 1)
                .orElseThrow();

        assertThat(grant.granted()).isZero();
        assertThat(grant.untilNext()).isEqualTo(Duration.ofMillis(750));
    }

    @Test
    void a_level_that_is_known_costs_one_write_and_no_read() {
        AtomicInteger writes = new AtomicInteger();
        SharedBucket bucket = new SharedBucket(PER_CLIENT, new SharedBucket.Store() {
            @Override
            public Level read() {
                throw new AssertionError("It was read");
            }

            @Override
            public boolean replace(@Nullable Level seen, Level next) {
                writes.incrementAndGet();
                return Objects.equals(seen, new Level(3_000, 0));
            }
        });

        assertThat(bucket.take(new Level(3_000, 0), 0, 3))
                .hasValueSatisfying(grant -> assertThat(grant.granted()).isEqualTo(3));
        assertThat(writes).hasValue(1);
    }
}
