package com.kosha.stack.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
import com.kosha.resilience.AttemptFailed;
import com.kosha.resilience.AttemptLimits;
import com.kosha.resilience.BadStatus;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.LogicalCall;
import com.kosha.resilience.NoAnswer;
import com.kosha.resilience.Repeat;
import com.kosha.resilience.Time;
import com.kosha.stack.MovedTime;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(30)
class HttpAttemptTest {
    private static final Duration CAP = Duration.ofMillis(300);
    private static final Duration PLENTY = Duration.ofSeconds(10);

    private final HttpAttempt http = new HttpAttempt(new Wire(), Time.system(), new ProblemDialect());
    private PeerDouble peer;

    @BeforeEach
    void open() throws IOException {
        peer = new PeerDouble(PeerDouble.DROP);
    }

    @AfterEach
    void close() throws IOException {
        peer.close();
    }

    private HttpResponse<byte[]> send(String method, Duration cap, Duration budget) {
        BodyPublisher body = method.equals("GET") ? BodyPublishers.noBody() : BodyPublishers.ofString("{}");
        HttpRequest request =
                HttpRequest.newBuilder(peer.uri("/v1/x")).method(method, body).build();
        AttemptLimits limits = AttemptLimits.of(3, cap, Duration.ofMillis(10));
        return new LogicalCall<>(
                        limits, Deadline.in(budget, Time.system()), Repeat.SAFE, attempt -> http.send(request, attempt))
                .attempt();
    }

    private AttemptFailed failure(String method, Duration cap, Duration budget) {
        return catchThrowableOfType(AttemptFailed.class, () -> send(method, cap, budget));
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET", "POST", "PUT", "DELETE"})
    void a_peer_that_drops_the_connection_sees_one_request_an_attempt(String method) {
        AttemptFailed failed = failure(method, PLENTY, PLENTY);

        assertThat(failed.failure()).isEqualTo(NoAnswer.CONNECT);
        assertThat(peer.requests()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET", "POST"})
    void a_pooled_connection_that_dies_under_a_request_is_not_replaced_behind_our_back(String method) {
        peer.now(PeerDouble.answers("200 OK", "", "{}"));
        send(method, PLENTY, PLENTY);
        peer.now(PeerDouble.DROP);

        assertThat(failure(method, PLENTY, PLENTY).failure()).isEqualTo(NoAnswer.CONNECT);
        assertThat(peer.requests()).hasSize(2);
    }

    @Test
    void nobody_listening_is_a_failed_connection() throws IOException {
        peer.close();

        assertThat(failure("GET", PLENTY, PLENTY).failure()).isEqualTo(NoAnswer.CONNECT);
    }

    @Test
    void silence_and_a_body_that_drips_are_cut_at_the_attempts_cap() {
        for (PeerDouble.Manner slow : new PeerDouble.Manner[] {peer.hangs(), peer.drips()}) {
            peer.now(slow);
            long started = System.nanoTime();

            AttemptFailed failed = failure("GET", CAP, PLENTY);

            assertThat(failed.failure()).isEqualTo(NoAnswer.TIMEOUT);
            assertThat(Duration.ofNanos(System.nanoTime() - started)).isGreaterThanOrEqualTo(CAP);
        }
        assertThat(peer.requests()).hasSize(2);
    }

    @Test
    void what_was_put_in_before_it_is_sent_is_taken_from_the_attempts_own_time() {
        MovedTime time = new MovedTime();
        HttpRequest request = HttpRequest.newBuilder(peer.uri("/v1/x")).build();
        LogicalCall<HttpResponse<byte[]>> late = new LogicalCall<>(
                AttemptLimits.of(3, CAP, Duration.ZERO), Deadline.in(PLENTY, time), Repeat.SAFE, attempt -> {
                    time.pass(CAP);
                    return http.send(request, attempt);
                });

        AttemptFailed failed = catchThrowableOfType(AttemptFailed.class, late::attempt);

        assertThat(failed.failure()).isEqualTo(NoAnswer.TIMEOUT);
        assertThat(peer.requests()).isEmpty();
    }

    @Test
    void silence_that_the_requests_deadline_cut_short_is_told_apart() {
        peer.now(peer.hangs());

        assertThat(failure("GET", PLENTY, CAP).failure()).isEqualTo(NoAnswer.CUT_BY_DEADLINE);
    }

    @Test
    void an_interrupt_ends_the_attempt_and_stays_set() throws InterruptedException {
        peer.now(peer.hangs());
        List<Object> seen = new CopyOnWriteArrayList<>();
        Thread caller = new Thread(() -> {
            seen.add(failure("GET", PLENTY, PLENTY).failure());
            seen.add(Thread.currentThread().isInterrupted());
        });
        caller.start();
        while (peer.requests().isEmpty()) {
            Thread.onSpinWait();
        }

        caller.interrupt();
        caller.join();

        assertThat(seen).containsExactly(NoAnswer.CANCELLED, true);
    }

    @Test
    void an_answer_longer_than_anything_we_asked_for_is_not_read_to_its_end() {
        peer.now(PeerDouble.answers("200 OK", "", " ".repeat(5 * 1_024 * 1_024)));

        assertThat(failure("GET", PLENTY, PLENTY).failure()).isEqualTo(NoAnswer.UNREADABLE);
    }

    @Test
    void what_the_callee_says_of_a_failure_goes_up_with_it() {
        peer.now(
                PeerDouble.answers(
                        "503 Service Unavailable",
                        "Retry-After: 3\r\n",
                        "{\"code\":\"dependency_unavailable\",\"message\":\"m\",\"trace_id\":\"t\",\"dependency\":\"postgres\"}"));

        AttemptFailed failed = failure("POST", PLENTY, PLENTY);

        assertThat(failed.failure().retryAfter()).contains(Duration.ofSeconds(3));
        assertThat(failed.failure().retryable()).isTrue();
        assertThat(failed.getCause()).isInstanceOfSatisfying(KoshaException.class, said -> {
            assertThat(said.code()).isEqualTo(ErrorCode.DEPENDENCY_UNAVAILABLE);
            assertThat(said.dependency()).isEqualTo("postgres");
        });
    }

    @Test
    void a_callee_that_sheds_load_is_not_asked_again() {
        peer.now(PeerDouble.answers("503 Busy", "", "{\"code\":\"overloaded\",\"message\":\"m\",\"trace_id\":\"t\"}"));

        assertThat(failure("GET", PLENTY, PLENTY).failure().retryable()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"<h1>Bad Gateway: SELECT 1</h1>", "", "{}", "[]", "null", "{\"code\":\"internal\"}"})
    void a_body_that_is_not_one_of_ours_says_nothing(String body) {
        peer.now(PeerDouble.answers("502 Bad Gateway", "", body));

        AttemptFailed failed = failure("GET", PLENTY, PLENTY);

        assertThat(failed.failure()).isEqualTo(BadStatus.of(502));
        assertThat(failed.getCause()).isNull();
    }

    @Test
    void connections_are_kept_and_used_again() {
        peer.now(PeerDouble.answers("200 OK", "", "{}"));

        for (int i = 0; i < 5; i++) {
            assertThat(send("GET", PLENTY, PLENTY).statusCode()).isEqualTo(200);
        }

        assertThat(peer.connections()).isEqualTo(1);
    }
}
