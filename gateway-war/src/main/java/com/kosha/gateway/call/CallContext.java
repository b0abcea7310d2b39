package com.kosha.gateway.call;

import com.kosha.contract.KoshaException;
import com.kosha.gateway.limits.Seat;
import com.kosha.gateway.policy.Principal;
import com.kosha.gateway.policy.ToolPolicy;
import com.kosha.gateway.trace.Trace;
import com.kosha.resilience.Deadline;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * One request on its way through the stages: made by the first filter, filled in by each stage, read by the audit.
 * It is handed on as an object because the tool runs on another thread than the filters. Its fields are volatile
 * where both threads, or the one that watches the client's connection, look at them.
 */
public final class CallContext {
    /** Under this name the first filter leaves the call with the request, for the other filters and the resource. */
    public static final String PROPERTY = CallContext.class.getName();

    private volatile long startedNanos;
    private final Map<String, Integer> attempts = new TreeMap<>();
    private final ChaosRequest chaos = new ChaosRequest();
    private final Trace arrived;
    private volatile Trace trace;
    private volatile Seat seat = Seat.none();
    private volatile @Nullable Principal principal;
    private volatile String operation;
    private volatile @Nullable ToolPolicy tool;
    private volatile @Nullable String argumentDigest;
    private volatile @Nullable String keyDigest;
    private volatile @Nullable String deadlineHint;
    private volatile @Nullable Deadline deadline;
    private volatile @Nullable Duration budget;
    private volatile @Nullable String saga;
    private volatile Provenance provenance = Provenance.USUAL;
    private volatile boolean cancelled;
    private volatile boolean malformed;
    private volatile boolean audited;

    /**
     * A call that has just arrived.
     *
     * @param operation the HTTP method and path until the message is read, then the protocol's method
     * @param deadlineHint the header's value as it came
     */
    public CallContext(Trace trace, long startedNanos, String operation, @Nullable String deadlineHint) {
        this.arrived = trace;
        this.trace = trace;
        this.startedNanos = startedNanos;
        this.operation = operation;
        this.deadlineHint = deadlineHint;
    }

    /** The step that is being taken; its trace's id is the one to quote. */
    public Trace trace() {
        return trace;
    }

    /** The request's own step. */
    public Trace arrived() {
        return arrived;
    }

    /** Goes on as that step: of the trace that the message names, for want of a header, or within the one so far. */
    public void continues(Trace step) {
        this.trace = step;
    }

    public long startedNanos() {
        return startedNanos;
    }

    /** Stage 1 had room. */
    public void seated(Seat taken) {
        this.seat = taken;
    }

    /** Its place among the requests in flight. */
    public Seat seat() {
        return seat;
    }

    /** What it asks for in faults, and what came of it. */
    public ChaosRequest chaos() {
        return chaos;
    }

    /** Stage 2 knows who is calling. */
    public void authenticated(Principal caller) {
        this.principal = caller;
    }

    /**
     * Who is calling.
     *
     * @throws KoshaException unauthenticated, when no stage has said so: what is missing is refused
     */
    public Principal principal() {
        Principal known = principal;
        if (known == null) {
            throw KoshaException.unauthenticated("This needs a token.");
        }
        return known;
    }

    /** Who is calling, for the audit of a request that may have ended before that was known. */
    public @Nullable Principal principalIfKnown() {
        return principal;
    }

    /** The protocol names what is asked for. */
    public void operation(String method) {
        this.operation = method;
    }

    public String operation() {
        return operation;
    }

    /** A tool was chosen. */
    public void chose(ToolPolicy chosen, String digest) {
        this.tool = chosen;
        this.argumentDigest = digest;
    }

    public ToolPolicy tool() {
        return Objects.requireNonNull(tool, "no tool was chosen yet");
    }

    public @Nullable ToolPolicy toolIfChosen() {
        return tool;
    }

    /** A keyed digest of the arguments: it tells two calls apart and tells nothing of their content. */
    public @Nullable String argumentDigest() {
        return argumentDigest;
    }

    /** It comes with an idempotency key. */
    public void keyed(String digest) {
        this.keyDigest = digest;
    }

    /** A keyed digest of the idempotency key: it finds the calls that were meant to be one. */
    public @Nullable String keyDigest() {
        return keyDigest;
    }

    /** The message carries a hint of its own, which stands in for a missing header. */
    public void metaDeadlineHint(@Nullable String hint) {
        this.deadlineHint = deadlineHint == null ? hint : deadlineHint;
    }

    public @Nullable String deadlineHint() {
        return deadlineHint;
    }

    /** Stage 6 starts the budget. */
    public void started(Deadline start) {
        this.deadline = start;
        this.budget = start.remaining();
    }

    public Deadline deadline() {
        return Objects.requireNonNull(deadline, "the budget has not been started yet");
    }

    /** What stage 6 granted; empty when an earlier stage refused. */
    public Optional<Duration> budget() {
        return Optional.ofNullable(budget);
    }

    /** A request went out to a dependency. */
    public void attempted(String dependency) {
        synchronized (attempts) {
            attempts.merge(dependency, 1, Integer::sum);
        }
    }

    /** How many requests went out to each dependency. */
    public Map<String, Integer> attempts() {
        synchronized (attempts) {
            return Map.copyOf(attempts);
        }
    }

    /** What is asked for is a saga's, of that id. */
    public void saga(String id) {
        this.saga = id;
    }

    /** The saga that was to bring about what is asked for; absent where none is needed. */
    public @Nullable String saga() {
        return saga;
    }

    /** The answer did not come about as usual, or might not have. */
    public void cameBy(Provenance how) {
        provenance = how;
    }

    public Provenance provenance() {
        return provenance;
    }

    /** The client has gone away, or has said that it no longer wants the answer. */
    public void cancel() {
        cancelled = true;
    }

    public boolean cancelled() {
        return cancelled;
    }

    /** The protocol answered with an error of its own, which the old era carries under HTTP 200. */
    public void malformed() {
        malformed = true;
    }

    public boolean isMalformed() {
        return malformed;
    }

    /**
     * A person was asked in the middle of the call, which goes on when it has answered: with a budget, a duration and an
     * audit record of their own, and without the client's deadline, to which what was agreed would be lost.
     */
    public synchronized void nextRound(long nowNanos) {
        startedNanos = nowNanos;
        deadline = null;
        budget = null;
        deadlineHint = null;
        audited = false;
        synchronized (attempts) {
            attempts.clear();
        }
    }

    /** Claims the one audit record of this call; true for the first who asks. */
    public synchronized boolean claimAudit() {
        boolean first = !audited;
        audited = true;
        return first;
    }
}
