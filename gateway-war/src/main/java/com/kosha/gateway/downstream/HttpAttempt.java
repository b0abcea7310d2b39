package com.kosha.gateway.downstream;

import com.kosha.contract.KoshaException;
import com.kosha.contract.Problem;
import com.kosha.gateway.http.BodyTooLong;
import com.kosha.gateway.http.Wire;
import com.kosha.json.Json;
import com.kosha.resilience.Attempt;
import com.kosha.resilience.AttemptFailed;
import com.kosha.resilience.BadStatus.Said;
import com.kosha.resilience.NoAnswer;
import com.kosha.resilience.RetryAfter;
import com.kosha.resilience.Time;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** Sends one attempt over HTTP and reads how it ended. */
final class HttpAttempt {
    /** The gateway hands on at most 256 KiB; a page of the widest rows stays below this. */
    private static final int MOST_BYTES = 4 * 1_024 * 1_024;

    private final Wire wire;
    private final Time time;

    HttpAttempt(Wire wire, Time time) {
        this.wire = wire;
        this.time = time;
    }

    /**
     * The answer, if it is a result (2xx).
     *
     * @throws AttemptFailed for anything else; its cause is what the callee said of it, or what the connection did
     */
    HttpResponse<byte[]> send(HttpRequest request, Attempt attempt) {
        HttpResponse<byte[]> answer = answer(request, attempt);
        if (answer.statusCode() / 100 == 2) {
            return answer;
        }
        KoshaException problem = problem(answer.body());
        Optional<Duration> retryAfter =
                RetryAfter.parse(answer.headers().firstValue("Retry-After").orElse(null), time.wall());
        throw new AttemptFailed(attempt.answered(answer.statusCode(), said(problem), retryAfter), problem);
    }

    private HttpResponse<byte[]> answer(HttpRequest request, Attempt attempt) {
        try {
            return wire.exchange(request, attempt.timeout(), MOST_BYTES);
        } catch (TimeoutException late) {
            throw new AttemptFailed(attempt.timedOut(), late);
        } catch (InterruptedException left) {
            Thread.currentThread().interrupt();
            throw new AttemptFailed(NoAnswer.CANCELLED, left);
        } catch (BodyTooLong odd) {
            throw new IllegalStateException("an answer that we never asked for", odd);
        } catch (IOException fault) {
            throw new AttemptFailed(NoAnswer.CONNECT, fault);
        }
    }

    /** What the body says, if it is one of ours; a proxy's page, say, is not. */
    private static @Nullable KoshaException problem(byte[] body) {
        try {
            Problem problem = Json.mapper().readValue(body, Problem.class);
            return isWhole(problem) ? KoshaException.of(problem) : null;
        } catch (IOException foreign) {
            return null;
        }
    }

    @SuppressWarnings("ConstantConditions") // the mapper leaves null what a peer leaves out
    private static boolean isWhole(@Nullable Problem problem) {
        return problem != null && problem.code() != null && problem.message() != null;
    }

    private static Said said(@Nullable KoshaException problem) {
        if (problem == null) {
            return Said.NOTHING;
        }
        return switch (problem.code()) {
            case OVERLOADED -> Said.OVERLOADED;
            case DEADLINE_EXCEEDED -> Said.DEADLINE_EXCEEDED;
            default -> Said.NOTHING;
        };
    }
}
