package com.kosha.gateway.pipeline;

import com.kosha.gateway.limits.InFlight;
import com.kosha.gateway.trace.Spans;
import com.kosha.resilience.Time;
import com.kosha.stack.MetersDouble;

/** Stage 1, without a container. */
@SuppressWarnings("UnnecessaryAssignment") // no container fills the fields here
final class LoadShedFixture {
    private LoadShedFixture() {}

    /** With room for all. */
    static LoadShed with(Time time) {
        return with(time, new InFlight(1_000), new MetersDouble());
    }

    static LoadShed with(Time time, InFlight room, MetersDouble meters) {
        LoadShed first = new LoadShed();
        first.time = time;
        first.spans = Spans.unrecorded();
        first.inFlight = room;
        first.shed = new ShedMetrics();
        first.shed.registry = meters.registry();
        first.hints = new HintMetrics();
        first.hints.registry = meters.registry();
        return first;
    }
}
