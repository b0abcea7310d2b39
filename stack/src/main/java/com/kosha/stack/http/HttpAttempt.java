package com.kosha.stack.http;

import com.kosha.resilience.Attempt;
import com.kosha.resilience.AttemptFailed;
import com.kosha.resilience.NoAnswer;
import com.kosha.resilience.RetryAfter;
import com.kosha.resilience.Time;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeoutException;

/** Sends one attempt over HTTP and reads how it ended; the callee's {@link Dialect} says what a refusal means. */
public final class HttpAttempt {
    /** A page of the widest rows, and a batch of embeddings, stay below this. */
    private static final int MOST_BYTES = 4 * 1_024 * 1_024;

    private final Wire wire;
    private final Time time;
    private final Dialect dialect;

    public HttpAttempt(Wire wire, Time time, Dialect dialect) {
        this.wire = wire;
        this.time = time;
        this.dialect = dialect;
    }

    /**
     * The answer, if it is a result (2xx).
     *
     * @throws AttemptFailed for anything else; its cause is what the callee said of it, or what the connection did
     */
    public HttpResponse<byte[]> send(HttpRequest request, Attempt attempt) {
        HttpResponse<byte[]> answer = answer(request, attempt);
        if (answer.statusCode() / 100 == 2) {
            return answer;
        }
        Dialect.Refusal refusal = dialect.read(answer.statusCode(), answer.body());
        Optional<Duration> retryAfter =
                RetryAfter.parse(answer.headers().firstValue("Retry-After").orElse(null), time.wall());
        throw new AttemptFailed(
                attempt.answered(answer.statusCode(), refusal.said(), retryAfter), refusal.inItsWords());
    }

    private HttpResponse<byte[]> answer(HttpRequest request, Attempt attempt) {
        Duration left = attempt.left(); // a fault that was put in may have taken its part
        if (left.isNegative() || left.isZero()) {
            throw new AttemptFailed(attempt.timedOut());
        }
        try {
            return wire.exchange(request, left, MOST_BYTES);
        } catch (TimeoutException late) {
            throw new AttemptFailed(attempt.timedOut(), late);
        } catch (InterruptedException gone) {
            Thread.currentThread().interrupt();
            throw new AttemptFailed(NoAnswer.CANCELLED, gone);
        } catch (BodyTooLong odd) {
            throw new AttemptFailed(NoAnswer.UNREADABLE, odd);
        } catch (IOException fault) {
            throw new AttemptFailed(NoAnswer.CONNECT, fault);
        }
    }
}
