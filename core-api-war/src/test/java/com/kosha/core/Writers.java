package com.kosha.core;

import com.kosha.core.db.Call;
import com.kosha.core.db.Db;
import com.kosha.core.db.Limits;
import com.kosha.core.db.Viewer;
import com.kosha.core.idempotency.Write;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.Time;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** People who change things, and many of them at once. */
public final class Writers {
    public static final String TRACE = "0123456789abcdef0123456789abcdef";

    private static final Limits EIGHT =
            new Limits(8, Duration.ofSeconds(20), Duration.ofSeconds(20), Duration.ofMillis(100));

    private Writers() {}

    /** Eight connections, and patience enough for fifty that want them at once on a slow machine. */
    public static Db eight() {
        return BankSystem.db(BankSystem.app(), EIGHT);
    }

    /** A write of user-1, who sees ordinary customers. */
    public static Write under(UUID key) {
        return by("user-1", "agent-1", false, key);
    }

    public static Write by(String subject, String client, boolean seesRestricted, UUID key) {
        return within(Duration.ofSeconds(30), subject, client, seesRestricted, key);
    }

    public static Write within(Duration budget, String subject, String client, boolean seesRestricted, UUID key) {
        Viewer viewer = new Viewer(subject, client, Set.of("support_agent"), Optional.empty(), seesRestricted);
        return new Write(new Call(viewer, Deadline.in(budget, Time.system())), key, TRACE);
    }

    /** What {@code times} callers are answered who call at the same moment. */
    public static <R> List<R> atOnce(int times, Callable<R> caller) throws InterruptedException, ExecutionException {
        ExecutorService threads = Executors.newFixedThreadPool(times);
        try {
            List<Callable<R>> callers = new ArrayList<>();
            for (int i = 0; i < times; i++) {
                callers.add(caller);
            }
            List<R> answers = new ArrayList<>();
            for (Future<R> answer : threads.invokeAll(callers)) {
                answers.add(answer.get());
            }
            return answers;
        } finally {
            threads.shutdownNow();
        }
    }
}
