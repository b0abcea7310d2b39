package com.kosha.resilience;

import static com.kosha.resilience.ChaosHeader.Refusal.BAD_SIGNATURE;
import static com.kosha.resilience.ChaosHeader.Refusal.MALFORMED;
import static com.kosha.resilience.ChaosHeader.Refusal.REPEATED;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.resilience.ChaosHeader.Reading;
import com.kosha.resilience.ChaosSpec.Target;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChaosHeaderTest {
    private static final Instant NOW = Instant.ofEpochSecond(1_767_225_600);
    private static final String GOOD = "target=core-api;fault=error;p=0.25;exp=1767225700";
    private final ChaosHeader chaos = new ChaosHeader("test-key-0123456789abcdef0123456".getBytes(US_ASCII));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "target=core-api;fault=error;p=0.25;exp=1767225700;p=1",
                "target=core-api;fault=error;p=0.25;exp=1767225700;who=me",
                "target=core-api;fault=error;p=0.25",
                "target=core-api;fault=error;exp=1767225700",
                "target=core-api;p=1;exp=1767225700",
                "fault=error;p=1;exp=1767225700",
                "target=dynamodb;fault=error;p=1;exp=1767225700",
                "target=core-api;fault=fire;p=1;exp=1767225700",
                "target=core-api;fault=error;p=1.1;exp=1767225700",
                "target=core-api;fault=error;p=-1;exp=1767225700",
                "target=core-api;fault=error;p=1e-1;exp=1767225700",
                "target=core-api;fault=error;p=NaN;exp=1767225700",
                "target=core-api;fault=error;ms=5;p=1;exp=1767225700",
                "target=core-api;fault=latency;p=1;exp=1767225700",
                "target=core-api;fault=latency;ms=60001;p=1;exp=1767225700",
                "target=core-api;fault=latency;ms=-1;p=1;exp=1767225700",
                "target=core-api;fault=error;p=1;exp=soon",
                "target=core-api; fault=error;p=1;exp=1767225700",
                "target=core-api;fault=error;p=1;exp=1767225700;",
                ""
            })
    void whatever_is_odd_about_a_signed_header_it_is_ignored(String fields) {
        assertThat(read(chaos.sign(fields))).isEqualTo(new Reading.Refused(MALFORMED));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 59_999, 60_000})
    void latency_may_be_a_minute(int millis) {
        String fields = "target=openai;fault=latency;ms=" + millis + ";p=1;exp=1767225700";

        assertThat(read(chaos.sign(fields))).isInstanceOf(Reading.Accepted.class);
    }

    @Test
    void another_byte_is_another_signature() {
        String signed = chaos.sign(GOOD);

        assertThat(read(signed)).isInstanceOf(Reading.Accepted.class);
        assertThat(read(signed.replace("p=0.25", "p=0.75"))).isEqualTo(new Reading.Refused(BAD_SIGNATURE));
        assertThat(read(signed.replace("core-api;f", "core-api;;f"))).isEqualTo(new Reading.Refused(BAD_SIGNATURE));
        assertThat(read(new ChaosHeader(new byte[32]).sign(GOOD))).isEqualTo(new Reading.Refused(BAD_SIGNATURE));
    }

    @Test
    void the_signature_stands_last_and_is_whole() {
        String signed = chaos.sign(GOOD);

        assertThat(read(GOOD)).isEqualTo(new Reading.Refused(MALFORMED));
        assertThat(read(signed + ";p=1")).isEqualTo(new Reading.Refused(MALFORMED));
        assertThat(read(signed.substring(0, signed.length() - 1))).isEqualTo(new Reading.Refused(MALFORMED));
        assertThat(read(signed + "0")).isEqualTo(new Reading.Refused(MALFORMED));
    }

    @Test
    void two_headers_are_none() {
        String signed = chaos.sign(GOOD);

        assertThat(chaos.read(List.of(signed, signed), NOW)).isEqualTo(new Reading.Refused(REPEATED));
    }

    @ParameterizedTest
    @CsvSource({"0.24, true", "0.25, false", "0.26, false"})
    void it_strikes_as_often_as_it_says(double drawn, boolean strikes) {
        ChaosSpec spec = ((Reading.Accepted) read(chaos.sign(GOOD))).spec();

        assertThat(spec.strikes(Target.CORE_API, () -> drawn)).isEqualTo(strikes);
        assertThat(spec.strikes(Target.OPENAI, () -> 0)).isFalse();
    }

    @Test
    void never_is_never_and_always_is_always() {
        assertThat(spec("0").strikes(Target.CORE_API, () -> 0)).isFalse();
        assertThat(spec("1").strikes(Target.CORE_API, () -> Math.nextDown(1.0))).isTrue();
    }

    private ChaosSpec spec(String probability) {
        return ((Reading.Accepted) read(chaos.sign(GOOD.replace("0.25", probability)))).spec();
    }

    private Reading read(String header) {
        return chaos.read(List.of(header), NOW);
    }
}
