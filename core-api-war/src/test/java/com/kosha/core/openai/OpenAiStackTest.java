package com.kosha.core.openai;

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
class OpenAiStackTest {
    private static final String STACK = "com.kosha.core.openai.OpenAiStack.";

    private final Properties settings = read();
    private final Bulkhead bulkhead = declared(OpenAiStack.Admission.class, Bulkhead.class);
    private final CircuitBreaker breaker = declared(OpenAiStack.Breaker.class, CircuitBreaker.class);
    private final Retry retry = declared(OpenAiStack.Retries.class, Retry.class);
    private final Timeout timeout = declared(OpenAiStack.OneAttempt.class, Timeout.class);

    private static Properties read() {
        Properties settings = new Properties();
        try (InputStream file = OpenAiStackTest.class.getResourceAsStream("/META-INF/microprofile-config.properties")) {
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
    void the_row_of_openai_is_8_at_once_two_attempts_of_two_seconds_and_10_outcomes_half_of_them_failed() {
        assertThat(bulkhead.value()).isEqualTo(8);
        assertThat(breaker.requestVolumeThreshold()).isEqualTo(10);
        assertThat(breaker.failureRatio()).isEqualTo(0.5);
        assertThat(breaker.delay()).isEqualTo(30_000);
        assertThat(breaker.successThreshold()).isEqualTo(3);
        assertThat(retry.maxRetries()).isEqualTo(1);
        assertThat(settings)
                .containsEntry("kosha.openai.attempt.cap", "PT2S")
                .containsEntry("kosha.openai.margin", "PT0.1S")
                .containsEntry("kosha.openai.reserve", "PT0.5S");
    }

    @Test
    void the_settings_file_says_what_the_annotations_say() {
        assertThat(settings)
                .containsEntry(STACK + "Admission/call/Bulkhead/value", "" + bulkhead.value())
                .containsEntry(
                        STACK + "Breaker/call/CircuitBreaker/requestVolumeThreshold",
                        "" + breaker.requestVolumeThreshold())
                .containsEntry(STACK + "Breaker/call/CircuitBreaker/failureRatio", "" + breaker.failureRatio())
                .containsEntry(STACK + "Breaker/call/CircuitBreaker/delay", "" + breaker.delay())
                .containsEntry(STACK + "Breaker/call/CircuitBreaker/successThreshold", "" + breaker.successThreshold())
                .containsEntry(STACK + "Breaker/call/CircuitBreaker/enabled", "false")
                .containsEntry(STACK + "Retries/call/Retry/maxRetries", "" + retry.maxRetries())
                .containsEntry(STACK + "OneAttempt/call/Timeout/value", "" + timeout.value());
    }

    @Test
    void the_backstop_is_later_than_the_cap() {
        assertThat(timeout.value()).isGreaterThan(2_000);
    }
}
