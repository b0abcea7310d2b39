package com.kosha.gateway.limits;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.gateway.limits.Take.Outcome;
import com.kosha.gateway.pipeline.RequestDouble;
import com.kosha.stack.MetersDouble;
import com.kosha.stack.MovedTime;
import com.kosha.stack.dynamo.Dynamo;
import jakarta.enterprise.concurrent.ManagedExecutorService;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.config.ConfigValue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** DynamoDB is away, and each server bounds what it lets through. */
@SuppressWarnings("UnnecessaryAssignment") // no container fills the fields here
class RateLimitsTest {
    private static final int CAPACITY = 3;

    private final Logger log = Logger.getLogger(RateLimits.class.getName());
    private final List<Object> said = new ArrayList<>();
    private final Handler listener = new Handler() {
        @Override
        public void publish(LogRecord line) {
            said.add(line.getParameters()[0]);
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };
    private final RateLimits limits = new RateLimits();

    @BeforeEach
    void open() {
        limits.dynamo = new Away();
        limits.time = new MovedTime();
        limits.registry = new MetersDouble().registry();
        limits.threads = RequestDouble.as(ManagedExecutorService.class, (proxy, method, arguments) -> {
            ((Runnable) arguments[0]).run();
            return null;
        });
        limits.config = RequestDouble.as(Config.class, (proxy, method, arguments) -> switch ((String) arguments[0]) {
            case "kosha.ratelimit.capacity" -> CAPACITY;
            case "kosha.ratelimit.per.minute" -> 60;
            case "kosha.ratelimit.local.backstop" -> true;
            default -> RequestDouble.as(ConfigValue.class, (p, m, a) -> null);
        });
        limits.read();
        log.addHandler(listener);
    }

    @AfterEach
    void close() {
        log.removeHandler(listener);
    }

    @Test
    void an_outage_is_told_once_though_the_own_bucket_denies_in_between() {
        List<Outcome> outcomes = new ArrayList<>();
        for (int i = 0; i < CAPACITY * 2; i++) {
            outcomes.add(limits.take("one").outcome());
            outcomes.add(limits.take("client " + i).outcome());
        }

        assertThat(outcomes).contains(Outcome.DENIED, Outcome.OPEN_UNAVAILABLE);
        assertThat(said).as("shared").containsExactly(false);
    }

    private static final class Away extends Dynamo {
        @Override
        public Optional<DynamoDbClient> client() {
            return Optional.of(RequestDouble.as(DynamoDbClient.class, (proxy, method, arguments) -> null));
        }

        @Override
        public <T> T withTable(Supplier<T> work) {
            throw new IllegalStateException("away");
        }
    }
}
