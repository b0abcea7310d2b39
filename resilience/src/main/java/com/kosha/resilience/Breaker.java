package com.kosha.resilience;

import static com.kosha.resilience.BreakerState.CLOSED;
import static com.kosha.resilience.BreakerState.FORCED_OPEN;
import static com.kosha.resilience.BreakerState.HALF_OPEN;
import static com.kosha.resilience.BreakerState.OPEN;

import java.time.Duration;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A circuit breaker: it stops calls to a dependency that fails, and lets a few through later to see whether it is back.
 *
 * <p>Every transition begins a new {@link Generation}. A permit carries the one it was given under, and the outcome of
 * an older one is dropped: a call that was admitted before the breaker opened can neither close it nor open it again.
 *
 * <p>A healthy dependency costs two volatile reads a call. One success more does not change a window that is full and
 * holds nothing but successes, so there is nothing to lock for.
 */
public final class Breaker {
    private final String stack;
    private final BreakerSettings settings;
    private final int failuresToOpen;
    private final long openNanos;
    private final Time time;
    private final BreakerListener listener;

    private final OutcomeWindow window;
    private final ProbeSlots probes;
    private volatile Generation current;
    private volatile @Nullable Generation spotless; // the current one, while its window is full of successes

    /** @param stack the name it goes by, such as {@code core-api-read} */
    public Breaker(String stack, BreakerSettings settings, Time time, BreakerListener listener) {
        this.stack = stack;
        this.settings = settings;
        this.failuresToOpen = settings.failuresToOpen();
        this.openNanos = settings.openDuration().toNanos();
        this.time = time;
        this.listener = listener;
        this.window = new OutcomeWindow(settings.window());
        this.probes = new ProbeSlots(settings.probes(), openNanos);
        this.current = new Generation(CLOSED, time.nanos());
    }

    /**
     * Runs one logical call; the verdict is read off the way it ends.
     *
     * @throws CircuitOpen when it is not admitted
     */
    public <T> T run(LogicalCall<?> call, Supplier<T> inner) {
        Permit permit = enter();
        call.admittedBy(permit);
        Verdict verdict = Verdict.IGNORED;
        try {
            T result = inner.get();
            verdict = Verdict.SUCCESS;
            return result;
        } catch (RuntimeException failure) {
            verdict = Verdict.of(failure);
            throw failure;
        } finally {
            permit.report(verdict);
        }
    }

    /**
     * Asks for leave to call; whoever gets it must report.
     *
     * @throws CircuitOpen when the dependency is not to be called now
     */
    public Permit enter() {
        Generation now = current;
        return now.state == CLOSED ? new Permit(this, now) : enterGuarded();
    }

    private synchronized Permit enterGuarded() {
        long now = time.nanos();
        BreakerLook look = lookAt(now);
        if (!look.admits()) {
            throw new CircuitOpen(stack, look);
        }
        if (look.state() == OPEN) {
            move(OPEN, HALF_OPEN);
        }
        Permit permit = new Permit(this, current);
        if (current.state == HALF_OPEN) {
            probes.admit(permit, now);
        }
        return permit;
    }

    void report(Permit permit, Verdict verdict) {
        if (verdict == Verdict.SUCCESS && permit.generation == spotless) {
            return;
        }
        synchronized (this) {
            if (permit.generation == current) {
                if (current.state == CLOSED) {
                    count(verdict);
                } else {
                    judgeProbe(permit, verdict);
                }
            }
        }
    }

    private void count(Verdict verdict) {
        if (verdict == Verdict.IGNORED) {
            return;
        }
        window.add(verdict == Verdict.FAILURE);
        if (window.isFull() && window.failures() >= failuresToOpen) {
            move(CLOSED, OPEN);
        } else {
            spotless = window.isFull() && window.failures() == 0 ? current : null;
        }
    }

    private void judgeProbe(Permit probe, Verdict verdict) {
        if (!probes.release(probe, time.nanos())) {
            return;
        }
        if (verdict == Verdict.FAILURE) {
            move(HALF_OPEN, OPEN);
        } else if (verdict == Verdict.SUCCESS && probes.succeeded()) {
            move(HALF_OPEN, CLOSED);
        }
    }

    /** Opens it until {@link #clear()}; an operator's word stands above every measurement. */
    public synchronized void force() {
        move(current.state, FORCED_OPEN);
    }

    /** Ends a forced opening: closed, with an empty window. */
    public synchronized void clear() {
        move(FORCED_OPEN, CLOSED);
    }

    /** Brings it in line with the operators' override as it was last read; does nothing when it is already. */
    public synchronized void follow(boolean forcedOpen) {
        if (forcedOpen != (current.state == FORCED_OPEN)) {
            if (forcedOpen) {
                force();
            } else {
                clear();
            }
        }
    }

    private void move(BreakerState from, BreakerState to) {
        BreakerState state = current.state;
        if (state != from || !state.mayBecome(to)) {
            listener.refused(stack, state, to);
            throw new IllegalTransition(stack, state, to);
        }
        window.clear();
        probes.clear();
        spotless = null;
        current = new Generation(to, time.nanos());
        listener.moved(stack, from, to);
    }

    /** Looks without touching: consumes no probe and moves nothing. */
    public BreakerLook look() {
        return current.state == CLOSED ? BreakerLook.CLOSED : lookGuarded();
    }

    private synchronized BreakerLook lookGuarded() {
        return lookAt(time.nanos());
    }

    private BreakerLook lookAt(long now) {
        return switch (current.state) {
            case CLOSED -> BreakerLook.CLOSED;
            case HALF_OPEN -> new BreakerLook(HALF_OPEN, probes.hasRoom(now), BreakerLook.HALF_OPEN_RETRY_AFTER);
            case OPEN -> {
                long left = Math.max(0, openNanos - (now - current.sinceNanos));
                yield new BreakerLook(OPEN, left == 0, Duration.ofNanos(left));
            }
            case FORCED_OPEN -> new BreakerLook(FORCED_OPEN, false, settings.openDuration());
        };
    }

    /** Where it stands; an open breaker is half-open only once somebody has asked for a permit. */
    public BreakerState state() {
        return current.state;
    }

    /** The name of its stack. */
    public String stack() {
        return stack;
    }

    boolean isCurrent(Generation generation) {
        return generation == current;
    }
}
