package com.kosha.gateway.limits;

import com.kosha.resilience.TokenBucket.Grant;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Requests of one client that are served by one write: each waits for its token, for so long and no longer. */
final class Batch {
    private final CompletableFuture<Answer> answer = new CompletableFuture<>();
    private int size;

    /** What the store said. */
    sealed interface Answer {
        /** So many tokens, perhaps fewer than were asked for. */
        record Granted(Grant grant) implements Answer {}

        /** Others were faster each time. */
        record Contended() implements Answer {}

        /** Nothing, or nothing in time. */
        record Away() implements Answer {}
    }

    /** One more; its place in the order, from 0. Called under the lock of whoever gathers. */
    int join() {
        return size++;
    }

    int size() {
        return size;
    }

    void answered(Answer said) {
        answer.complete(said);
    }

    Answer await(Duration patience) {
        try {
            return answer.get(patience.toNanos(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException | ExecutionException late) {
            return new Answer.Away();
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
            return new Answer.Away();
        }
    }
}
