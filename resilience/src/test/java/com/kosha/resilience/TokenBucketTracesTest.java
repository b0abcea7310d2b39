package com.kosha.resilience;

import static com.kosha.resilience.TokenBucket.PER_CLIENT;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.kosha.resilience.TokenBucket.Grant;
import com.kosha.resilience.TokenBucket.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TokenBucketTracesTest {
    private static final int CALLS_BEFORE_THE_TRACE = 18;

    @Test
    void a_client_gets_what_the_trace_says() {
        Level level = new Level(20_000, 0);
        for (int call = 0; call < CALLS_BEFORE_THE_TRACE; call++) {
            level = PER_CLIENT.take(level, 0, 1).level();
        }

        for (JsonNode row : Traces.get("E01_seq")) {
            Grant grant = PER_CLIENT.take(level, row.get(0).asLong(), 1);
            if (row.get(1).asText().equals("allow")) {
                level = grant.level();
                assertThat(grant.granted()).as(row.toString()).isOne();
                assertThat(level.milliTokens()).isEqualTo(row.get(2).asLong());
            } else {
                assertThat(grant.granted()).as(row.toString()).isZero();
                assertThat(grant.untilNext().toMillis() / 1_000.0)
                        .isEqualTo(row.get(2).asDouble());
                assertThat(grant.retryAfterSeconds()).isOne();
            }
        }
    }

    @Test
    void after_four_writes_that_others_were_faster_than_the_caller_is_told() {
        List<Level> written = new ArrayList<>();
        SharedBucket contended = new SharedBucket(PER_CLIENT, new SharedBucket.Store() {
            @Override
            public Level read() {
                return new Level(5_000, 0);
            }

            @Override
            public boolean replace(@Nullable Level seen, Level next) {
                written.add(next);
                return false;
            }
        });

        Optional<Grant> grant = contended.take(null, 0, 1);

        assertThat(grant).isEmpty();
        assertThat(written).hasSize(Traces.get("E06_cas_exhausted").get(2).asInt());
    }

    @Test
    void the_fourth_write_may_still_succeed() {
        AtomicInteger writes = new AtomicInteger();
        SharedBucket contended = new SharedBucket(PER_CLIENT, new SharedBucket.Store() {
            @Override
            public @Nullable Level read() {
                return null;
            }

            @Override
            public boolean replace(@Nullable Level seen, Level next) {
                return writes.incrementAndGet() == SharedBucket.WRITES;
            }
        });

        assertThat(contended.take(null, 0, 1)).isPresent();
    }
}
