package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.MethodOrderer.OrderAnnotation;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** What a search is while meaning cannot be had: the provider hangs, its breaker is open, the database has no vectors. */
@TestMethodOrder(OrderAnnotation.class) // the last one opens the breaker
class EmbeddingsOutageIT {
    private static final String QUESTION = "{'query':'delay compensation for failed transactions'}";

    private record Timed(Answer answer, Duration took) {
        String reason() {
            return answer.content().path("degraded_reason").asText("none");
        }
    }

    private static Timed ask() {
        long before = System.nanoTime();
        Answer answer = Mcp.call("support_agent", "search_knowledge_base", QUESTION);
        return new Timed(answer, Duration.ofNanos(System.nanoTime() - before));
    }

    /** To the stand-in of the provider, which answers no more, or goes on. */
    private static void signal(String signal) throws IOException {
        String pid = Files.readString(Stack.stateFolder().resolve("run/embeddings.pid"))
                .split(" ", -1)[0];
        Stack.run(List.of("kill", "-" + signal, pid), Map.of());
    }

    @AfterEach
    void the_provider_goes_on() throws IOException {
        signal("CONT");
    }

    /** Whoever comes next finds the breaker closed. */
    @AfterAll
    static void searches_are_whole_again() {
        Eventually.of(EmbeddingsOutageIT::ask, asked -> asked.reason().equals("none"));
    }

    @Test
    @Order(1)
    void without_vectors_in_the_database_it_says_so_and_comes_back_by_itself() {
        assertThat(ask().reason()).isEqualTo("none");
        Stack.kosha("psql", "-qc", "ALTER TABLE kb.embeddings RENAME TO embeddings_away");
        try {
            Timed without = ask();

            assertThat(without.reason()).isEqualTo("vector_unavailable");
            assertThat(without.answer().content().path("items")).isNotEmpty();
        } finally {
            Stack.kosha("psql", "-qc", "ALTER TABLE kb.embeddings_away RENAME TO embeddings");
        }
        assertThat(ask().reason()).isEqualTo("none");
    }

    @Test
    @Order(2)
    void while_the_provider_hangs_an_answer_of_words_comes_within_five_seconds() throws Exception {
        signal("STOP");

        Timed hanging = ask();

        assertThat(hanging.reason()).isEqualTo("embeddings_unavailable");
        assertThat(hanging.answer().content().path("degraded").asBoolean()).isTrue();
        assertThat(hanging.answer().result().at("/_meta/kosha~1degraded").asBoolean())
                .isTrue();
        assertThat(hanging.answer().content().path("items")).isNotEmpty();
        assertThat(hanging.took()).isLessThan(Duration.ofSeconds(5));
    }

    @Test
    @Order(3)
    void once_its_breaker_is_open_the_answer_is_quick_and_the_provider_is_not_asked() throws Exception {
        signal("STOP");
        ExecutorService callers = Executors.newFixedThreadPool(6);
        for (int round = 0; round < 8 && ask().took().compareTo(Duration.ofSeconds(1)) > 0; round++) {
            List<Future<Timed>> calls = Stream.generate(() -> callers.submit(EmbeddingsOutageIT::ask))
                    .limit(6)
                    .toList();
            for (Future<Timed> call : calls) {
                call.get();
            }
        }
        callers.shutdown();
        double before = attempts();

        Timed open = Stream.generate(EmbeddingsOutageIT::ask)
                .limit(10) // of which the quickest says what it takes: the others say what else the machine does
                .min((one, other) -> one.took().compareTo(other.took()))
                .orElseThrow();

        assertThat(open.reason()).isEqualTo("embeddings_unavailable");
        assertThat(open.took()).isLessThan(Duration.ofMillis(300));
        assertThat(attempts()).isEqualTo(before);
    }

    private static double attempts() throws IOException, InterruptedException {
        String metrics = HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create(Stack.env("KOSHA_CORE_URL") + "/metrics"))
                                .build(),
                        BodyHandlers.ofString())
                .body();
        return metrics.lines()
                .filter(line ->
                        line.startsWith("kosha_dependency_attempts_total{") && line.contains("dependency=\"openai\""))
                .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
                .sum();
    }
}
