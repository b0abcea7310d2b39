package com.kosha.gateway.followup;

import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
import com.kosha.contract.ScreeningReport;
import com.kosha.contract.ScreeningReport.Outcome;
import com.kosha.contract.ScreeningTask;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.downstream.ScreeningDesk;
import com.kosha.gateway.trace.Trace;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.Time;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Finishes what was deferred: asks the vendor, under the screening's own key, and reports to core-api, which lends each to
 * one worker at a time (ruling 20). As long as the vendor's breaker is open nothing is asked for at all; half-open, a
 * screening is the probe.
 */
public final class FollowUps {
    private static final Logger LOG = Logger.getLogger(FollowUps.class.getName());
    /** As for a call of the tool; the lease is longer. */
    private static final Duration BUDGET = Duration.ofSeconds(6);

    private final ScreeningDesk desk;
    private final Time time;
    private final int most;

    /** @param most screenings in one round */
    public FollowUps(ScreeningDesk desk, Time time, int most) {
        this.desk = desk;
        this.time = time;
        this.most = most;
    }

    /** Finishes those that are due, until there are none, or the vendor does not answer. */
    public void round() {
        for (int done = 0; done < most && !Thread.currentThread().isInterrupted(); done++) {
            if (desk.refusal().isPresent() || !one()) {
                return;
            }
        }
    }

    /** Whether another may be tried: there was one, and the vendor took it. */
    private boolean one() {
        CallContext call = new CallContext(Trace.from(null), time.nanos(), "screening follow-up", null);
        call.started(Deadline.in(BUDGET, time));
        try {
            // as unique as the trace, which is drawn for this one alone
            UUID lease = UUID.nameUUIDFromBytes(call.trace().traceId().getBytes(StandardCharsets.US_ASCII));
            Optional<ScreeningTask> task = desk.lease(call, lease);
            return task.isPresent() && reported(call, task.get()) != Outcome.NO_ANSWER;
        } catch (KoshaException coreApiIsAway) { // a lease that was not reported on ends by itself
            LOG.log(Level.FINE, "trace_id={0} code={1}", new Object[] {
                call.trace().traceId(), coreApiIsAway.code().wire()
            });
            return false;
        }
    }

    private Outcome reported(CallContext call, ScreeningTask task) {
        ScreeningReport report = asked(call, task);
        desk.report(call, task.screeningId(), report);
        LOG.log(Level.INFO, "event=screening_follow_up trace_id={0} screening_id={1} outcome={2}", new Object[] {
            call.trace().traceId(), task.screeningId(), report.outcome()
        });
        return report.outcome();
    }

    private ScreeningReport asked(CallContext call, ScreeningTask task) {
        try {
            return new ScreeningReport(task.lease(), Outcome.ANSWERED, desk.ask(call, task.key(), task.question()));
        } catch (KoshaException failure) {
            Outcome outcome = failure.code() == ErrorCode.INVALID_ARGUMENT ? Outcome.REFUSED : Outcome.NO_ANSWER;
            return new ScreeningReport(task.lease(), outcome, null);
        }
    }
}
