package com.kosha.gateway.downstream;

import com.fasterxml.jackson.databind.JsonNode;
import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.policy.Principal;
import com.kosha.gateway.policy.Role;
import com.kosha.gateway.policy.Scope;
import com.kosha.gateway.trace.Spans;
import com.kosha.gateway.trace.Trace;
import com.kosha.json.Json;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.Time;
import com.kosha.stack.StackRow;
import com.kosha.stack.Stacks;
import com.kosha.stack.Watch;
import com.kosha.stack.chaos.Faults;
import com.kosha.stack.http.HttpAttempt;
import com.kosha.stack.http.PeerDouble;
import com.kosha.stack.http.ProblemDialect;
import com.kosha.stack.http.Wire;
import com.kosha.stack.http.WireTransport;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** Stacks that nothing has passed yet, behind the server's own beans, on the way to a peer that a test controls. */
final class StackSystem {
    static final Duration PLENTY = Duration.ofSeconds(5);
    static final PeerDouble.Manner GOOD = PeerDouble.answers("200 OK", "", "{}");
    static final PeerDouble.Manner FAILING = PeerDouble.answers("503 Unavailable", "", "{}");
    /** How a call ended that did not fail. */
    static final String DONE = "done";

    private static final AtomicInteger STACKS = new AtomicInteger();
    private static final JsonNode NOTHING = Json.mapper().createObjectNode();

    private final Stacks stacks;
    private final Watch watch;
    private final Wire wire = new Wire();

    StackSystem(Stacks stacks, Watch watch) {
        this.stacks = stacks;
        this.watch = watch;
    }

    /** A way to that peer through a fresh stack of that row's numbers. */
    Link<Screenings> link(StackRow row, Link.Entry entry, PeerDouble peer) {
        StackRow fresh = new StackRow(
                "it-" + STACKS.incrementAndGet(), row.dependency(), row.settings(), row.breaker(), row.retries());
        WireTransport transport = new WireTransport(new HttpAttempt(wire, Time.system(), new ProblemDialect()));
        return new Link<>(
                stacks.of(fresh),
                entry,
                watch,
                Spans.unrecorded(),
                new Faults(),
                transport,
                transport.client(peer.uri("/"), Screenings.class));
    }

    /** A call of somebody's, with so much time. */
    static CallContext call(Duration budget) {
        CallContext call = new CallContext(Trace.from(null), System.nanoTime(), "tools/call", null);
        call.authenticated(new Principal("anita", "desk", Set.of(Role.AML_ANALYST), Set.of(Scope.values())));
        call.started(Deadline.in(budget, Time.system()));
        return call;
    }

    /** Sends one request on those terms; how it ended, as the code of the taxonomy or as {@link #DONE}. */
    static String send(Link<Screenings> link, CallContext call, Sending sending) {
        try {
            link.send(call, sending, peer -> peer.screen(NOTHING));
            return DONE;
        } catch (KoshaException failure) {
            return failure.code().wire();
        }
    }

    /** Sends one safe request that has so much time. */
    static String send(Link<Screenings> link, Duration budget) {
        CallContext call = call(budget);
        return send(link, call, Sending.outside(link.stack().limits(), call));
    }

    /** Does it so many times in so many threads; how often each end came. */
    static Map<String, Integer> crowd(int threads, int times, Callable<String> work) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<String>> ends = new ArrayList<>();
            for (int i = 0; i < times; i++) {
                ends.add(pool.submit(work));
            }
            Map<String, Integer> counted = new TreeMap<>();
            for (Future<String> end : ends) {
                counted.merge(end.get(), 1, Integer::sum);
            }
            return counted;
        } finally {
            pool.shutdownNow();
        }
    }

    static String unavailable() {
        return ErrorCode.DEPENDENCY_UNAVAILABLE.wire();
    }
}
