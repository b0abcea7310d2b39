package com.kosha.core.openai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
import com.kosha.contract.Problem;
import com.kosha.core.db.Call;
import com.kosha.core.db.Cancellation;
import com.kosha.core.db.Viewer;
import com.kosha.resilience.BreakerState;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.Time;
import com.kosha.stack.Stacks;
import com.kosha.stack.http.PeerDouble;
import com.kosha.stack.http.PeerDouble.Manner;
import com.kosha.stack.openai.Embedding;
import jakarta.inject.Inject;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.MethodOrderer.OrderAnnotation;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.Timeout;

/** The stack as the server really nests it, against a provider that misbehaves; what counts is what reaches the wire. */
@ArquillianTest
@Timeout(60)
@TestMethodOrder(OrderAnnotation.class) // the last one leaves the breaker open
class EmbeddingsIT {
    private static final Duration BUDGET = Duration.ofSeconds(8);
    private static final String VECTOR = "[0.25,0.5,1]";
    private static final Manner GOOD = PeerDouble.answers(
            "200 OK",
            "",
            "{\"model\":\"m\",\"data\":[{\"index\":0,\"embedding\":" + VECTOR + "}],\"object\":\"list\"}");
    private static final Manner BROKEN = PeerDouble.answers("503 Service Unavailable", "", "");

    @Inject
    Embeddings embeddings;

    @Inject
    Stacks stacks;

    @Inject
    OpenAiSettings settings;

    /** One for all: each test is run by itself, and connections are kept from one to the next. */
    private static @Nullable PeerDouble shared;

    private PeerDouble provider;

    @Deployment
    static WebArchive coreApi() throws IOException {
        return OpenAiDeployment.with(EmbeddingsIT.class);
    }

    /** Three good calls before each keep the failures of all below the breaker's threshold. */
    @BeforeEach
    void is_well() throws IOException {
        if (shared == null) {
            shared = new PeerDouble(GOOD, settings.primary().orElseThrow().url().getPort());
        }
        provider = shared;
        provider.now(GOOD);
        for (int i = 0; i < 3; i++) {
            ask(BUDGET, 1);
        }
        provider.requests().clear();
    }

    private static Call call(Duration budget, int attempt) {
        Viewer viewer = new Viewer("user-1", "agent-1", Set.of(), Optional.empty(), false);
        return new Call(viewer, Deadline.in(budget, Time.system()), attempt, new Cancellation());
    }

    private List<Embedding> ask(Duration budget, int attempt) {
        return embeddings.of(call(budget, attempt), List.of("who is it")).vectors();
    }

    private Problem refused(Duration budget, int attempt) {
        return catchThrowableOfType(KoshaException.class, () -> ask(budget, attempt))
                .problem("t");
    }

    @Test
    @Order(1)
    void a_text_becomes_a_vector_in_one_request_that_tells_the_provider_the_key_and_nothing_of_us() {
        assertThat(ask(BUDGET, 1)).containsExactly(new Embedding("m", List.of(0.25f, 0.5f, 1f)));

        assertThat(provider.requests()).singleElement().satisfies(head -> {
            assertThat(head).startsWith("POST /v1/embeddings ").contains("Authorization: Bearer secret");
            assertThat(head.toLowerCase(Locale.ROOT)).doesNotContain("x-request", "traceparent");
        });
    }

    private static Manner first(Manner one, Manner then) {
        AtomicInteger asked = new AtomicInteger();
        return out -> (asked.getAndIncrement() == 0 ? one : then).answer(out);
    }

    private static Manner tooMany(String code) {
        return PeerDouble.answers("429 Too Many Requests", "", "{\"error\":{\"code\":\"" + code + "\"}}");
    }

    @Test
    @Order(2)
    void a_rate_limit_passes_and_is_tried_again_while_a_quota_that_is_used_up_is_not() {
        provider.now(first(tooMany("rate_limit_exceeded"), GOOD));
        assertThat(ask(BUDGET, 1)).hasSize(1);
        assertThat(provider.requests()).hasSize(2);

        provider.now(tooMany("insufficient_quota"));
        Problem problem = refused(BUDGET, 1);

        assertThat(problem.code() + " " + problem.dependency()).isEqualTo("dependency_unavailable openai");
        assertThat(provider.requests()).hasSize(3);
    }

    @Test
    @Order(3)
    void a_failure_is_tried_twice_unless_the_caller_is_on_a_retry_of_its_own() {
        provider.now(BROKEN);
        refused(BUDGET, 1);
        assertThat(provider.requests()).hasSize(2);
        refused(BUDGET, 2);
        assertThat(provider.requests()).hasSize(3);
    }

    @Test
    @Order(4)
    void a_provider_that_drops_the_connection_sees_two_requests_and_no_more() {
        provider.now(PeerDouble.DROP);

        assertThat(refused(BUDGET, 1).code()).isEqualTo("dependency_unavailable");
        assertThat(provider.requests()).hasSize(2);
    }

    @Test
    @Order(5)
    void what_the_provider_does_not_understand_is_sent_once_and_is_our_own_fault() {
        provider.now(PeerDouble.answers("400 Bad Request", "", "{\"error\":{\"message\":\"who is it\"}}"));

        Problem problem = refused(BUDGET, 1);

        assertThat(problem.code()).isEqualTo("internal");
        assertThat(problem.toString()).doesNotContain("who is it");
        assertThat(provider.requests()).hasSize(1);
    }

    @Test
    @Order(6)
    void an_answer_that_is_not_what_was_asked_for_is_a_failure_of_the_provider() {
        for (String odd : List.of("<html>", "{}", "{\"model\":\"m\",\"data\":[]}")) {
            provider.now(first(PeerDouble.answers("200 OK", "", odd), GOOD));

            assertThat(ask(BUDGET, 1)).hasSize(1);
        }
        assertThat(provider.requests()).hasSize(6);
    }

    @Test
    @Order(7)
    void silence_is_cut_at_two_seconds_or_so_early_that_six_tenths_of_a_second_are_left() {
        provider.now(provider.hangs());
        long started = System.nanoTime();
        assertThat(refused(BUDGET, 2).code()).isEqualTo("dependency_unavailable");
        assertThat(Duration.ofNanos(System.nanoTime() - started)).isGreaterThanOrEqualTo(Duration.ofSeconds(2));
        assertThat(provider.requests()).hasSize(1);

        Deadline deadline = Deadline.in(Duration.ofMillis(1_800), Time.system());
        Call hurried = new Call(call(BUDGET, 1).viewer(), deadline);
        KoshaException cut =
                catchThrowableOfType(KoshaException.class, () -> embeddings.of(hurried, List.of("who is it")));

        assertThat(cut.code()).isEqualTo(ErrorCode.DEADLINE_EXCEEDED);
        assertThat(deadline.remaining()).isBetween(Duration.ofMillis(1), Duration.ofMillis(620));
    }

    @Test
    @Order(8)
    void with_nothing_left_but_the_reserve_nothing_is_sent() {
        assertThat(refused(Duration.ofMillis(600), 1).code()).isEqualTo("deadline_exceeded");

        assertThat(provider.requests()).isEmpty();
    }

    @Test
    @Order(9)
    void the_ninth_at_once_is_refused_at_once() throws Exception {
        provider.now(provider.hangs());
        ExecutorService callers = Executors.newFixedThreadPool(8);
        List<Future<String>> inside = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            inside.add(callers.submit(() -> refused(Duration.ofMillis(2_500), 1).code()));
        }
        while (provider.requests().size() < 8 && inside.stream().noneMatch(Future::isDone)) {
            Thread.sleep(5);
        }

        Problem ninth = refused(BUDGET, 1);
        boolean first = inside.stream().noneMatch(Future::isDone);
        List<String> ends = new ArrayList<>();
        for (Future<String> call : inside) {
            ends.add(call.get());
        }
        callers.shutdown();

        assertThat(ends).hasSize(8).containsOnly("deadline_exceeded");
        assertThat(ninth.code() + " " + ninth.dependency() + " " + ninth.retryAfterS())
                .isEqualTo("overloaded openai 1");
        assertThat(first).as("while all others still waited").isTrue();
        assertThat(provider.requests()).hasSize(8);
    }

    @Test
    @Order(10)
    void ten_failing_calls_open_it_and_the_next_never_reaches_the_provider() {
        provider.now(BROKEN);
        for (int i = 0; i < 10; i++) {
            refused(BUDGET, 2);
        }
        int sent = provider.requests().size();

        Problem problem = refused(BUDGET, 1);

        assertThat(stacks.of(OpenAiStack.ROW).breaker().state()).isEqualTo(BreakerState.OPEN);
        assertThat(problem.code() + " " + problem.dependency()).isEqualTo("dependency_unavailable openai");
        assertThat(problem.retryAfterS()).isBetween(20L, 30L);
        assertThat(provider.requests()).hasSize(sent);
        embeddings.rehearse(); // a server that starts meanwhile starts all the same
    }
}
