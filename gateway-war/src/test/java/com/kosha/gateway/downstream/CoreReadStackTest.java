package com.kosha.gateway.downstream;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.stack.GuardedCall;
import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.util.Properties;
import org.eclipse.microprofile.faulttolerance.Bulkhead;
import org.eclipse.microprofile.faulttolerance.CircuitBreaker;
import org.eclipse.microprofile.faulttolerance.Retry;
import org.eclipse.microprofile.faulttolerance.Timeout;
import org.junit.jupiter.api.Test;

/** The settings file repeats what the annotations declare, for operators to find; here the two are held together. */
class CoreReadStackTest {
    private static final String STACK = "com.kosha.gateway.downstream.CoreReadStack.";

    private final Properties settings = read();

    private static Properties read() {
        Properties settings = new Properties();
        try (InputStream file =
                CoreReadStackTest.class.getResourceAsStream("/META-INF/microprofile-config.properties")) {
            settings.load(file);
            return settings;
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static <A extends Annotation> A declared(Class<?> layer, Class<A> annotation) {
        try {
            return layer.getMethod("call", GuardedCall.class).getAnnotation(annotation);
        } catch (NoSuchMethodException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void the_row_of_core_api_reads_is_32_at_once_three_attempts_of_two_seconds_and_20_outcomes_half_of_them_failed() {
        CircuitBreaker breaker = declared(CoreReadStack.Breaker.class, CircuitBreaker.class);

        assertThat(declared(CoreReadStack.Admission.class, Bulkhead.class).value())
                .isEqualTo(32);
        assertThat(breaker.requestVolumeThreshold()).isEqualTo(20);
        assertThat(breaker.failureRatio()).isEqualTo(0.5);
        assertThat(breaker.delay()).isEqualTo(15_000);
        assertThat(breaker.successThreshold()).isEqualTo(3);
        assertThat(declared(CoreReadStack.Retries.class, Retry.class).maxRetries())
                .isEqualTo(2);
        assertThat(settings.getProperty("kosha.core.read.attempt.cap")).isEqualTo("PT2S");
        assertThat(settings.getProperty("kosha.core.read.margin")).isEqualTo("PT0.15S");
    }

    @Test
    void the_settings_file_says_what_the_annotations_say() {
        CircuitBreaker breaker = declared(CoreReadStack.Breaker.class, CircuitBreaker.class);

        assertThat(settings)
                .containsEntry(STACK + "Admission/call/Bulkhead/value", "32")
                .containsEntry(
                        STACK + "Breaker/call/CircuitBreaker/requestVolumeThreshold",
                        "" + breaker.requestVolumeThreshold())
                .containsEntry(STACK + "Breaker/call/CircuitBreaker/failureRatio", "" + breaker.failureRatio())
                .containsEntry(STACK + "Breaker/call/CircuitBreaker/delay", "" + breaker.delay())
                .containsEntry(STACK + "Breaker/call/CircuitBreaker/successThreshold", "" + breaker.successThreshold())
                .containsEntry(STACK + "Breaker/call/CircuitBreaker/enabled", "false")
                .containsEntry(
                        STACK + "Retries/call/Retry/maxRetries",
                        "" + declared(CoreReadStack.Retries.class, Retry.class).maxRetries())
                .containsEntry(
                        STACK + "OneAttempt/call/Timeout/value",
                        ""
                                + declared(CoreReadStack.OneAttempt.class, Timeout.class)
                                        .value());
    }

    @Test
    void the_backstop_is_later_than_the_cap() {
        assertThat(declared(CoreReadStack.OneAttempt.class, Timeout.class).value())
                .isGreaterThan(2_000);
    }
}
