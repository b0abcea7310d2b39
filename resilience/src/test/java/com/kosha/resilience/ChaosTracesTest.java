package com.kosha.resilience;

import static com.kosha.resilience.ChaosHeader.Refusal.EXPIRED;
import static com.kosha.resilience.ChaosHeader.Refusal.TOO_FAR_AHEAD;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.resilience.ChaosHeader.Reading;
import com.kosha.resilience.ChaosSpec.Fault;
import com.kosha.resilience.ChaosSpec.Target;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChaosTracesTest {
    private static final Instant NOW = Instant.ofEpochSecond(1_767_225_600);
    private final ChaosHeader chaos = new ChaosHeader("test-key-0123456789abcdef0123456".getBytes(US_ASCII));

    @ParameterizedTest
    @CsvSource({
        "K01_chaos, CORE_API,      LATENCY, 500, 1",
        "K02_chaos, SCREENING_SIM, ERROR,     0, 0",
        "K03_chaos, OPENAI,        TIMEOUT,   0, 0.5",
        "K04_chaos, CORE_API,      RESET,     0, 1"
    })
    void a_published_header_is_read_a_second_before_it_expires(
            String name, Target target, Fault fault, long millis, double probability) {
        String header = Traces.get(name).asText();
        Instant expiry = Instant.ofEpochSecond(Long.parseLong(header.replaceAll(".*exp=(\\d+).*", "$1")));

        Reading reading = chaos.read(List.of(header), expiry.minusSeconds(1));

        assertThat(reading)
                .isEqualTo(new Reading.Accepted(
                        new ChaosSpec(target, fault, Duration.ofMillis(millis), probability, header)));
    }

    @ParameterizedTest
    @CsvSource({"K01_chaos", "K02_chaos", "K03_chaos", "K04_chaos"})
    void the_same_fields_get_the_same_signature(String name) {
        String header = Traces.get(name).asText();

        assertThat(chaos.sign(header.substring(0, header.indexOf(";sig=")))).isEqualTo(header);
    }

    @Test
    void a_header_is_refused_from_its_expiry_on() {
        assertThat(read("K01_chaos", NOW)).isEqualTo(new Reading.Refused(EXPIRED));
        assertThat(read("K02_chaos", NOW)).isEqualTo(new Reading.Refused(EXPIRED));
        assertThat(read("K01_chaos", NOW.minusMillis(1))).isInstanceOf(Reading.Accepted.class);
    }

    @Test
    void a_header_lives_fifteen_minutes_and_not_a_second_longer() {
        assertThat(read("K03_chaos", NOW)).isInstanceOf(Reading.Accepted.class);
        assertThat(read("K04_chaos", NOW)).isEqualTo(new Reading.Refused(TOO_FAR_AHEAD));
    }

    private Reading read(String name, Instant now) {
        return chaos.read(List.of(Traces.get(name).asText()), now);
    }
}
