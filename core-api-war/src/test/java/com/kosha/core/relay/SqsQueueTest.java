package com.kosha.core.relay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.kosha.resilience.AttemptFailed;
import com.kosha.resilience.AttemptFailure;
import com.kosha.resilience.NoAnswer;
import com.kosha.resilience.Verdict;
import com.kosha.stack.http.PeerDouble;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class SqsQueueTest {
    private static final Duration LONG = Duration.ofSeconds(20);
    private static final Letter A = new Letter("a", "g", "{}");
    private static final Letter B = new Letter("b", "h", "{}");
    private static final Letter C = new Letter("c", "i", "{}");
    private static final Letter D = new Letter("d", "j", "{}");

    @BeforeAll
    static void sign() {
        System.setProperty("aws.accessKeyId", "test");
        System.setProperty("aws.secretAccessKey", "test");
    }

    @AfterAll
    static void leave() {
        System.clearProperty("aws.accessKeyId");
        System.clearProperty("aws.secretAccessKey");
    }

    private static Delivery sent(PeerDouble.Manner manner, Duration timeout, Letter... letters) throws IOException {
        try (PeerDouble peer = new PeerDouble(manner);
                SqsQueue queue =
                        SqsQueue.open("http://sqs/1/events.fifo", Optional.of(peer.uri("")), Optional.empty())) {
            return queue.send(List.of(letters), timeout);
        }
    }

    private static AttemptFailure failure(PeerDouble.Manner manner, Duration timeout, Letter... letters) {
        return catchThrowableOfType(AttemptFailed.class, () -> sent(manner, timeout, letters))
                .failure();
    }

    private static PeerDouble.Manner refusing(String status, String code) {
        return PeerDouble.answers(
                status,
                "Content-Type: application/x-amz-json-1.0\r\n",
                "{\"__type\":\"com.amazonaws.sqs#" + code + "\",\"message\":\"no\"}");
    }

    @Test
    void each_letter_ends_as_the_queue_says() throws IOException {
        String answer = "{\"Successful\":[{\"Id\":\"0\",\"MessageId\":\"m\","
                + "\"MD5OfMessageBody\":\"99914b932bd37a50b983c5e7c90ae93b\"}],\"Failed\":["
                + "{\"Id\":\"1\",\"SenderFault\":true,\"Code\":\"InvalidMessageContents\"},"
                + "{\"Id\":\"2\",\"SenderFault\":true,\"Code\":\"AWS.SimpleQueueService.Odd\"},"
                + "{\"Id\":\"3\",\"SenderFault\":false,\"Code\":\"InternalError\"}]}";

        Delivery delivery = sent(
                PeerDouble.answers("200 OK", "Content-Type: application/x-amz-json-1.0\r\n", answer), LONG, A, B, C, D);

        assertThat(delivery.sent()).containsExactly("a");
        assertThat(delivery.refused()).containsOnlyKeys("b").containsValue("InvalidMessageContents");
        assertThat(delivery.doubtful()).containsOnlyKeys("c").containsValue("Odd");
        assertThat(delivery.open(List.of(A, B, C, D))).containsExactly(D);
    }

    @Test
    void one_letter_that_is_refused_ends_by_what_it_was_refused_for() throws IOException {
        assertThat(sent(refusing("400 Bad Request", "InvalidMessageContents"), LONG, A)
                        .refused())
                .containsOnlyKeys("a");
        assertThat(sent(refusing("400 Bad Request", "InvalidParameterValue"), LONG, A)
                        .doubtful())
                .containsOnlyKeys("a");
    }

    @Test
    void of_several_that_are_refused_together_nobody_knows_which_is_to_blame() {
        AttemptFailure refused = failure(refusing("400 Bad Request", "InvalidMessageContents"), LONG, A, B);

        assertThat(refused.label()).isEqualTo("400");
        assertThat(refused.verdict()).isEqualTo(Verdict.SUCCESS);
    }

    @Test
    void a_queue_that_is_busy_broken_or_closed_to_us_says_nothing_about_the_letter() {
        assertThat(failure(refusing("503 Unavailable", "ServiceUnavailable"), LONG, A)
                        .verdict())
                .isEqualTo(Verdict.FAILURE);
        assertThat(failure(refusing("403 Forbidden", "AccessDenied"), LONG, A).label())
                .isEqualTo("403");
        assertThat(failure(refusing("400 Bad Request", "ThrottlingException"), LONG, A, B)
                        .label())
                .isEqualTo("429");
    }

    @Test
    void a_queue_that_does_not_answer_is_left_in_time() {
        assertThat(failure(PeerDouble.DROP, LONG, A)).isEqualTo(NoAnswer.CONNECT);
        assertThat(failure(PeerDouble.SILENCE, Duration.ofMillis(300), A)).isEqualTo(NoAnswer.TIMEOUT);
    }

    @Test
    void a_code_is_kept_without_what_stands_around_it() {
        assertThat(SqsFaults.code("AWS.SimpleQueueService.BatchRequestTooLong")).isEqualTo("BatchRequestTooLong");
        assertThat(SqsFaults.code("com.amazonaws.sqs#QueueDoesNotExist")).isEqualTo("QueueDoesNotExist");
        assertThat(SqsFaults.code("<b>")).isEqualTo("b");
        assertThat(SqsFaults.code("")).isEqualTo("Unknown");
    }
}
