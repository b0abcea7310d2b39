package com.kosha.loader;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JacksonException;
import com.kosha.json.Json;
import com.kosha.resilience.Attempt;
import com.kosha.resilience.AttemptFailed;
import com.kosha.resilience.AttemptLimits;
import com.kosha.resilience.Backoff;
import com.kosha.resilience.BadStatus;
import com.kosha.resilience.Chance;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.LogicalCall;
import com.kosha.resilience.Pacing;
import com.kosha.resilience.Repeat;
import com.kosha.resilience.RetryBudget;
import com.kosha.resilience.RetryPolicy;
import com.kosha.resilience.Sleeper;
import com.kosha.resilience.Time;
import com.kosha.stack.http.HttpAttempt;
import com.kosha.stack.http.Wire;
import com.kosha.stack.limit.ProviderLimit;
import com.kosha.stack.openai.Embedding;
import com.kosha.stack.openai.EmbeddingAnswer;
import com.kosha.stack.openai.EmbeddingRequest;
import com.kosha.stack.openai.Endpoint;
import com.kosha.stack.openai.OpenAiDialect;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The provider of embeddings, asked patiently: nobody waits for a load as for an answer. */
final class Vectors {
    private static final Duration ONE_ATTEMPT = Duration.ofSeconds(20);
    private static final Duration ALL_ATTEMPTS = Duration.ofMinutes(2);
    private static final AttemptLimits LIMITS = AttemptLimits.of(4, ONE_ATTEMPT, Duration.ZERO);
    private static final Backoff BACKOFF = new Backoff(Duration.ofMillis(500), Duration.ofSeconds(10));
    /** Texts of one request: its answer, with some 5 KB a vector, is still a small one. */
    private static final int BATCH = 64;

    private static final BadStatus UNREADABLE = BadStatus.of(502);

    private final Endpoint endpoint;
    private final String model;
    private final int dimensions;
    private final Time time;
    private final ProviderLimit limit;
    private final HttpAttempt http;
    private final Pacing pacing;

    Vectors(Endpoint endpoint, LoadSettings settings, Time time, Sleeper sleeper) {
        this.endpoint = endpoint;
        this.model = settings.model();
        this.dimensions = settings.dimensions();
        this.time = time;
        this.limit = settings.window().limit(time, sleeper);
        this.http = new HttpAttempt(new Wire(), time, new OpenAiDialect());
        this.pacing = new Pacing(new RetryPolicy(BACKOFF, RetryBudget.forRetries(), Chance.system()), sleeper);
    }

    /** The provider's own word for the model, by which vectors are kept apart. */
    String model() {
        return of(List.of("model")).get(0).model();
    }

    /**
     * The vectors of the texts, in their order.
     *
     * @throws RuntimeException when the provider does not give them, after all attempts
     */
    List<Embedding> of(List<String> texts) {
        List<Embedding> all = new ArrayList<>();
        for (int from = 0; from < texts.size(); from += BATCH) {
            all.addAll(batch(texts.subList(from, Math.min(texts.size(), from + BATCH))));
        }
        return all;
    }

    private List<Embedding> batch(List<String> texts) {
        EmbeddingRequest request = new EmbeddingRequest(model, texts, dimensions);
        LogicalCall<List<Embedding>> call = new LogicalCall<>(
                LIMITS, Deadline.in(ALL_ATTEMPTS, time), Repeat.SAFE, attempt -> send(attempt, request));
        while (true) {
            try {
                limit.await(call.deadline(), LIMITS.retryReserve());
                List<Embedding> vectors = call.attempt();
                pacing.succeeded();
                return vectors;
            } catch (RuntimeException failure) {
                RuntimeException next = pacing.next(call, failure);
                if (!(next instanceof AttemptFailed)) {
                    throw next;
                }
            }
        }
    }

    private List<Embedding> send(Attempt attempt, EmbeddingRequest request) {
        HttpRequest.Builder post = HttpRequest.newBuilder(URI.create(endpoint.url() + "/v1/embeddings"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body(request), UTF_8));
        endpoint.headers().forEach(post::header);
        byte[] answer = http.send(post.build(), attempt).body();
        try {
            return Json.mapper()
                    .readValue(answer, EmbeddingAnswer.class)
                    .embeddings(request.input().size(), dimensions)
                    .orElseThrow(() -> new AttemptFailed(UNREADABLE));
        } catch (IOException odd) {
            throw new AttemptFailed(UNREADABLE, odd);
        }
    }

    private static String body(EmbeddingRequest request) {
        try {
            return Json.mapper().writeValueAsString(request);
        } catch (JacksonException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
