package com.kosha.stack;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.resilience.Breaker;
import com.kosha.resilience.BreakerSettings;
import com.kosha.resilience.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class BreakerLogTest {
    private static final Logger LOG = Logger.getLogger(BreakerLog.class.getName());
    private static final Duration OPEN = Duration.ofSeconds(15);

    private final MovedTime time = new MovedTime();
    private final List<String> lines = new ArrayList<>();
    private final Handler reader = new Handler() {
        @Override
        public void publish(LogRecord line) {
            lines.add(line.getLevel() + " " + line.getMessage());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    @BeforeEach
    void listen() {
        LOG.addHandler(reader);
    }

    @AfterEach
    void leave() {
        LOG.removeHandler(reader);
    }

    @Test
    void every_move_of_a_breaker_is_one_line_that_says_from_where_to_where() {
        StackMetrics metrics = new StackMetrics(new MetersDouble().registry(), "core-api-read", "core-api");
        Breaker breaker = new Breaker(
                "core-api-read", new BreakerSettings(1, 1.0, OPEN, 1), time, new BreakerLog("core-api", metrics));

        breaker.enter().report(Verdict.FAILURE);
        time.pass(OPEN);
        breaker.enter().report(Verdict.SUCCESS);
        breaker.force();

        assertThat(lines)
                .containsExactly(
                        line("WARNING", "closed", "open"),
                        line("WARNING", "open", "half_open"),
                        line("INFO", "half_open", "closed"),
                        line("WARNING", "closed", "forced_open"));
    }

    private static String line(String level, String from, String to) {
        return level + " event=breaker_transition dependency=core-api stack=core-api-read from=" + from + " to=" + to;
    }
}
