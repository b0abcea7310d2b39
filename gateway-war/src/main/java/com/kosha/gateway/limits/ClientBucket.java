package com.kosha.gateway.limits;

import com.kosha.gateway.limits.Batch.Answer;
import com.kosha.gateway.limits.Take.Outcome;
import com.kosha.resilience.SharedBucket;
import com.kosha.resilience.SharedBucket.Store;
import com.kosha.resilience.Time;
import com.kosha.resilience.TokenBucket;
import com.kosha.resilience.TokenBucket.Grant;
import com.kosha.resilience.TokenBucket.Level;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;

/**
 * One client's bucket, as this server takes from it (ruling 21). While one write is on its way the requests that come
 * meanwhile gather, and the next write takes for all of them: a client never competes with itself here. A bucket that is
 * known to be empty denies without asking anybody.
 */
final class ClientBucket {
    private final TokenBucket bucket;
    private final LastSeen store;
    private final SharedBucket shared;
    private final Executor threads;
    private final Time time;
    private @Nullable Batch gathering;
    private boolean asking;
    private @Nullable Level local;

    /** @param threads does the asking: a request's own thread must be able to stop waiting */
    ClientBucket(TokenBucket bucket, Store store, Executor threads, Time time) {
        this.bucket = bucket;
        this.store = new LastSeen(store);
        this.shared = new SharedBucket(bucket, this.store);
        this.threads = threads;
        this.time = time;
    }

    /**
     * Asks for one token.
     *
     * @param backstop whether a local bucket of the same size bounds what is let through while the store is away
     */
    Take take(Duration patience, boolean backstop) {
        Batch batch;
        int place;
        synchronized (this) {
            Level seen = store.seen();
            Grant look = bucket.take(seen, now(), 1);
            if (seen != null && look.granted() == 0) {
                return Take.denied(bucket, look);
            }
            if (gathering == null) {
                gathering = new Batch();
            }
            batch = gathering;
            place = batch.join();
            if (!asking) {
                startAsking();
            }
        }
        return outcome(batch.await(patience), place, backstop);
    }

    private Take outcome(Answer answer, int place, boolean backstop) {
        if (answer instanceof Answer.Granted granted) {
            return place < granted.grant().granted()
                    ? Take.admitted(bucket, granted.grant())
                    : Take.denied(bucket, granted.grant());
        }
        if (answer instanceof Answer.Contended) {
            return locally(Outcome.OPEN_CONTENDED);
        }
        return backstop ? locally(Outcome.OPEN_UNAVAILABLE) : Take.open(bucket, Outcome.OPEN_UNAVAILABLE);
    }

    /** Lets through what a bucket of this server's own would admit. */
    private synchronized Take locally(Outcome open) {
        Grant grant = bucket.take(local, now(), 1);
        if (grant.granted() == 0) {
            return Take.denied(bucket, grant);
        }
        local = grant.level();
        return Take.open(bucket, open);
    }

    private void startAsking() {
        asking = true;
        try {
            threads.execute(this::ask);
        } catch (RejectedExecutionException full) {
            asking = false;
            next().answered(new Answer.Away());
        }
    }

    private void ask() {
        for (Batch batch = nextOrStop(); batch != null; batch = nextOrStop()) {
            batch.answered(answer(batch.size()));
        }
    }

    private synchronized @Nullable Batch nextOrStop() {
        asking = gathering != null;
        return asking ? next() : null;
    }

    private synchronized Batch next() {
        Batch batch = Objects.requireNonNull(gathering, "somebody waits");
        gathering = null;
        return batch;
    }

    private Answer answer(int wanted) {
        try {
            return shared.take(store.seen(), now(), wanted)
                    .<Answer>map(Answer.Granted::new)
                    .orElseGet(Answer.Contended::new);
        } catch (RuntimeException
                | LinkageError away) { // whatever the store's client throws, or else nobody asks again
            return new Answer.Away();
        }
    }

    private long now() {
        return time.wall().toEpochMilli();
    }
}
