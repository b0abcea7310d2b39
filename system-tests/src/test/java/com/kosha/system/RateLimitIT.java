package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class RateLimitIT {
    private static final String[] GATEWAYS = {"KOSHA_GATEWAY_URL", "KOSHA_GATEWAY2_URL"};
    private static final String HEALTH = "get_service_health";
    private static final int CAPACITY = 20;

    private final ExecutorService threads = Executors.newFixedThreadPool(100);

    @AfterEach
    void start_again() {
        threads.shutdownNow();
        Stack.kosha("start", "dynamodb");
        for (String gateway : GATEWAYS) { // the one that comes first makes the table
            ask(gateway, freshToken());
        }
    }

    private static String freshToken() {
        return IssuedToken.ofClient("fresh-" + UUID.randomUUID());
    }

    private static Answer ask(String gateway, String token) {
        return Mcp.sendTo(Stack.env(gateway) + "/mcp", token, Mcp.toolCall(HEALTH, "{}"), Map.of());
    }

    /** So many at once, in turn to both gateways. */
    private List<Answer> asks(int times, String token) throws Exception {
        List<Future<Answer>> asked = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            String gateway = GATEWAYS[i % 2];
            asked.add(threads.submit(() -> ask(gateway, token)));
        }
        List<Answer> answers = new ArrayList<>();
        for (Future<Answer> one : asked) {
            answers.add(answer(one));
        }
        return answers;
    }

    private static Answer answer(Future<Answer> one) throws InterruptedException, ExecutionException, TimeoutException {
        return one.get(60, TimeUnit.SECONDS);
    }

    private static double counted(String outcome) {
        return Arrays.stream(GATEWAYS)
                .mapToDouble(gateway ->
                        Metrics.sum(Stack.env(gateway), "kosha_ratelimit_total", "outcome=\"" + outcome + "\""))
                .sum();
    }

    private static long with(List<Answer> answers, int status) {
        return answers.stream().filter(answer -> answer.status() == status).count();
    }

    @Test
    void two_hundred_calls_at_once_of_a_fresh_client_get_its_tokens_and_no_more_from_two_gateways_together()
            throws Exception {
        double open = counted("open_contended") + counted("open_unavailable");
        String token = freshToken();
        long before = System.nanoTime();

        List<Answer> answers = asks(200, token);

        long refilled = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - before) + 1;
        assertThat(with(answers, 200)).isBetween((long) CAPACITY, CAPACITY + refilled);
        assertThat(with(answers, 200) + with(answers, 429) + with(answers, 503)).isEqualTo(200);
        assertThat(counted("open_contended") + counted("open_unavailable"))
                .as("none was let through without a token")
                .isEqualTo(open);
    }

    @Test
    void every_answer_says_what_is_left_and_a_refusal_when_to_come_back() throws Exception {
        String token = freshToken();
        Answer first = ask(GATEWAYS[0], token);

        Answer refused = asks(CAPACITY * 2, token).stream()
                .filter(answer -> answer.status() == 429)
                .findFirst()
                .orElseThrow();

        assertThat(first.headers().firstValue("RateLimit-Limit")).contains("20");
        assertThat(first.headers().firstValue("RateLimit-Remaining")).contains("19");
        assertThat(first.headers().firstValue("RateLimit-Reset")).contains("1");
        assertThat(refused.headers().firstValue("Retry-After")).isPresent();
        assertThat(refused.headers().firstValue("RateLimit-Remaining")).contains("0");
        assertThat(refused.code()).isEqualTo("rate_limited");
        assertThat(refused.problem().path("retry_after_s").asInt()).isPositive();
        assertThat(refused.problem().at("/details/rule").asText()).isEqualTo("client_rate");
    }

    @Test
    void a_token_that_is_refused_takes_nothing_from_the_client_that_it_names() {
        String client = "fresh-" + UUID.randomUUID();
        String forged = IssuedToken.signed(IssuedToken.claims()
                .claim("client_id", client)
                .expirationTime(IssuedToken.in(-3_600))
                .build());
        for (int i = 0; i < CAPACITY; i++) {
            assertThat(ask(GATEWAYS[0], forged).status()).isEqualTo(401);
        }

        Answer owner = ask(GATEWAYS[0], IssuedToken.ofClient(client));

        assertThat(owner.headers().firstValue("RateLimit-Remaining")).contains("19");
    }

    @Test
    void without_dynamodb_everybody_is_let_through_and_it_is_counted() throws Exception {
        String token = freshToken();
        ask(GATEWAYS[0], token);
        double open = counted("open_unavailable");
        Stack.kosha("stop", "dynamodb");

        List<Long> millis = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            long before = System.nanoTime();
            assertThat(ask(GATEWAYS[i % 2], token).status()).isEqualTo(200);
            millis.add(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - before));
        }

        assertThat(counted("open_unavailable")).isEqualTo(open + 30);
        System.out.println("Milliseconds a call without DynamoDB: "
                + millis.stream().sorted().toList());
    }
}
