package com.kosha.screening.chaos;

import com.kosha.resilience.Sleeper;
import com.kosha.resilience.SlidingWindow;
import com.kosha.resilience.Time;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;

/** The knobs as they stand, and the dice that they throw. */
public final class Chaos {
    /** Longer than anybody waits for a vendor, and bounded: a thread is held meanwhile. */
    static final Duration HANG = Duration.ofSeconds(30);

    private static final Duration SOON = Duration.ofSeconds(1);

    private final Time time;
    private final Sleeper sleeper;
    private Knobs knobs = Knobs.WELL;
    private SplittableRandom dice = new SplittableRandom(0);
    private List<Long> taken = List.of();

    public Chaos(Time time, Sleeper sleeper) {
        this.time = time;
        this.sleeper = sleeper;
    }

    synchronized Knobs knobs() {
        return knobs;
    }

    /** From now on; the dice start anew. */
    synchronized void set(Knobs wanted) {
        knobs = wanted;
        dice = new SplittableRandom(wanted.seed());
        taken = List.of();
    }

    /** Keeps the request as long as it is to be kept; what is to happen to it then. */
    Fault strike() throws InterruptedException {
        Fault fault = draw();
        Duration pause = Duration.ofMillis(knobs().latencyMs());
        if (fault.kind() == Fault.Kind.HANG) {
            pause = HANG;
        }
        if (!pause.isZero()) {
            sleeper.sleep(pause);
        }
        return fault;
    }

    /** Each request throws the same three dice, so that turning one knob does not move the others' hits. */
    private synchronized Fault draw() {
        boolean error = dice.nextDouble() < knobs.errorRate();
        boolean hang = dice.nextDouble() < knobs.hangRate();
        boolean reset = dice.nextDouble() < knobs.resetRate();
        Fault limited = limited();
        if (limited.kind() != Fault.Kind.NONE) {
            return limited;
        }
        if (hang) {
            return Fault.of(Fault.Kind.HANG);
        }
        if (reset) {
            return Fault.of(Fault.Kind.RESET);
        }
        return error ? Fault.of(Fault.Kind.ERROR) : Fault.NONE;
    }

    private Fault limited() {
        Knobs.Limit limit = knobs.limit();
        if (limit == null) {
            return Fault.NONE;
        }
        SlidingWindow window = new SlidingWindow(limit.requests(), Duration.ofSeconds(limit.seconds()));
        SlidingWindow.Place place = window.next(taken, time.wall().toEpochMilli());
        if (place.delay().isZero()) {
            taken = place.taken();
            return Fault.NONE;
        }
        return new Fault(Fault.Kind.LIMITED, place.delay().compareTo(SOON) > 0 ? place.delay() : SOON);
    }
}
