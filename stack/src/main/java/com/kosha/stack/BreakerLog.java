package com.kosha.stack;

import com.kosha.resilience.BreakerListener;
import com.kosha.resilience.BreakerState;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Tells of a breaker's transitions: one log line each, and the counters. */
final class BreakerLog implements BreakerListener {
    private static final Logger LOG = Logger.getLogger(BreakerLog.class.getName());

    private final String dependency;
    private final StackMetrics metrics;

    BreakerLog(String dependency, StackMetrics metrics) {
        this.dependency = dependency;
        this.metrics = metrics;
    }

    @Override
    public void moved(String stack, BreakerState from, BreakerState to) {
        if (to == BreakerState.OPEN) {
            metrics.breakerOpened();
        }
        Level level = to == BreakerState.CLOSED ? Level.INFO : Level.WARNING;
        LOG.log(level, () -> line("breaker_transition", stack, from, to));
    }

    @Override
    public void refused(String stack, BreakerState from, BreakerState to) {
        metrics.breakerRefusedTransition();
        LOG.log(Level.SEVERE, () -> line("breaker_illegal_transition", stack, from, to));
    }

    private String line(String event, String stack, BreakerState from, BreakerState to) {
        return "event=" + event + " dependency=" + dependency + " stack=" + stack + " from=" + from.label() + " to="
                + to.label();
    }
}
