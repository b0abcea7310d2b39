package com.kosha.gateway.downstream;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.gateway.policy.Reach;
import com.kosha.stack.GuardedCall;
import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.time.Duration;
import java.util.Properties;
import org.eclipse.microprofile.faulttolerance.Bulkhead;
import org.eclipse.microprofile.faulttolerance.CircuitBreaker;
import org.eclipse.microprofile.faulttolerance.Retry;
import org.eclipse.microprofile.faulttolerance.Timeout;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The settings file repeats what the annotations declare, for operators to find; here the two are held together. */
class StackRowsTest {
    private static final String PACKAGE = "com.kosha.gateway.downstream.";

    private final Properties settings = read();

    private static Properties read() {
        Properties settings = new Properties();
        try (InputStream file = StackRowsTest.class.getResourceAsStream("/META-INF/microprofile-config.properties")) {
            settings.load(file);
            return settings;
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static <A extends Annotation> A declared(String stack, String layer, Class<A> annotation) {
        try {
            return Class.forName(PACKAGE + stack + "$" + layer)
                    .getMethod("call", GuardedCall.class)
                    .getAnnotation(annotation);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("a layer has the one method that it is called by", e);
        }
    }

    private Duration duration(String key) {
        return Duration.parse(settings.getProperty(key));
    }

    @ParameterizedTest
    @CsvSource({
        "CoreReadStack,  kosha.core.read,  32, PT2S,   3, 20, 15000",
        "CoreWriteStack, kosha.core.write, 16, PT4S,   1, 20, 15000",
        "ScreeningStack, kosha.screening,   8, PT1.5S, 2, 10, 30000"
    })
    void the_rows_are_those_of_the_table(
            String stack, String prefix, int atOnce, Duration cap, int attempts, int window, long open) {
        CircuitBreaker breaker = declared(stack, "Breaker", CircuitBreaker.class);

        assertThat(declared(stack, "Admission", Bulkhead.class).value()).isEqualTo(atOnce);
        assertThat(breaker.requestVolumeThreshold()).isEqualTo(window);
        assertThat(breaker.failureRatio()).isEqualTo(0.5);
        assertThat(breaker.delay()).isEqualTo(open);
        assertThat(breaker.successThreshold()).isEqualTo(3);
        assertThat(declared(stack, "Retries", Retry.class).maxRetries()).isEqualTo(attempts - 1);
        assertThat(duration(prefix + ".attempt.cap")).isEqualTo(cap);
        assertThat(duration(prefix + ".margin")).isEqualTo(Duration.ofMillis(150));
        assertThat(settings).containsEntry(prefix + ".retry.budget", "10");
    }

    @ParameterizedTest
    @ValueSource(strings = {"CoreReadStack", "CoreWriteStack", "ScreeningStack"})
    void the_settings_file_says_what_the_annotations_say(String stack) {
        CircuitBreaker breaker = declared(stack, "Breaker", CircuitBreaker.class);
        String layer = PACKAGE + stack + ".";

        assertThat(settings)
                .containsEntry(
                        layer + "Admission/call/Bulkhead/value",
                        "" + declared(stack, "Admission", Bulkhead.class).value())
                .containsEntry(
                        layer + "Breaker/call/CircuitBreaker/requestVolumeThreshold",
                        "" + breaker.requestVolumeThreshold())
                .containsEntry(layer + "Breaker/call/CircuitBreaker/failureRatio", "" + breaker.failureRatio())
                .containsEntry(layer + "Breaker/call/CircuitBreaker/delay", "" + breaker.delay())
                .containsEntry(layer + "Breaker/call/CircuitBreaker/successThreshold", "" + breaker.successThreshold())
                .containsEntry(layer + "Breaker/call/CircuitBreaker/enabled", "false")
                .containsEntry(
                        layer + "Retries/call/Retry/maxRetries",
                        "" + declared(stack, "Retries", Retry.class).maxRetries())
                .containsEntry(
                        layer + "OneAttempt/call/Timeout/value",
                        "" + declared(stack, "OneAttempt", Timeout.class).value());
    }

    @ParameterizedTest
    @CsvSource({
        "CoreReadStack,  OneAttempt,  kosha.core.read.attempt.cap",
        "CoreReadStack,  LongAttempt, kosha.core.knowledge.attempt.cap",
        "CoreWriteStack, OneAttempt,  kosha.core.write.attempt.cap",
        "ScreeningStack, OneAttempt,  kosha.screening.attempt.cap"
    })
    void the_backstop_is_later_than_the_cap(String stack, String layer, String cap) {
        assertThat(Duration.ofMillis(declared(stack, layer, Timeout.class).value()))
                .isGreaterThan(duration(cap));
    }

    @Test
    void a_knowledge_search_has_eight_seconds_an_attempt_and_is_tried_again_while_two_are_left() {
        assertThat(duration("kosha.core.knowledge.attempt.cap")).isEqualTo(Duration.ofSeconds(8));
        assertThat(duration("kosha.core.knowledge.retry.reserve")).isEqualTo(Duration.ofSeconds(2));
        assertThat(settings)
                .containsEntry(
                        PACKAGE + "CoreReadStack.LongAttempt/call/Timeout/value",
                        ""
                                + declared("CoreReadStack", "LongAttempt", Timeout.class)
                                        .value());
    }

    @Test
    void a_screening_leaves_a_second_and_a_half_for_the_record_of_a_deferral() {
        assertThat(duration("kosha.screening.reserve")).isEqualTo(Duration.ofMillis(1_500));
    }

    @Test
    void the_stack_that_a_tool_looks_at_before_it_starts_is_the_one_that_it_calls_through() {
        assertThat(Reach.CORE_READS.stack()).contains(CoreReadStack.ROW.name());
    }
}
