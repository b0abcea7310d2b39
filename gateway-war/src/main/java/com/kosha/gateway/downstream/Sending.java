package com.kosha.gateway.downstream;

import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.identity.ServiceTokens;
import com.kosha.gateway.trace.Trace;
import com.kosha.resilience.Attempt;
import com.kosha.resilience.AttemptLimits;
import com.kosha.resilience.ChaosSpec;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.Repeat;
import com.kosha.stack.http.Outgoing;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/**
 * How one call is sent.
 *
 * @param limits of its stack, or wider ones
 * @param deadline the call's own, or an earlier one
 * @param repeat whether it may be sent again
 * @param outgoing what an attempt carries, which is a step of its own in the trace
 * @param left hears of the attempt that was under way when the caller went away
 */
record Sending(
        AttemptLimits limits,
        Deadline deadline,
        Repeat repeat,
        BiFunction<Attempt, Trace, Outgoing> outgoing,
        Consumer<Trace> left) {

    /** A safe one to a service of our own. */
    static Sending inside(AttemptLimits limits, CallContext call, ServiceTokens tokens) {
        Sending plain = new Sending(
                limits,
                call.deadline(),
                Repeat.SAFE,
                (attempt, step) ->
                        Outgoing.inside(attempt, tokens.issue(call.principal(), call.deadline()), step.traceparent()),
                abandoned -> {});
        // whose deeper dependencies are to fail: it judges the header itself
        return call.chaos()
                .armed()
                .map(armed -> plain.with(ChaosSpec.HEADER, armed.header()))
                .orElse(plain);
    }

    /** One of the gateway's own worker, who acts for nobody. */
    static Sending ofWorker(AttemptLimits limits, CallContext call, ServiceTokens tokens) {
        return new Sending(
                limits,
                call.deadline(),
                Repeat.SAFE,
                (attempt, step) -> Outgoing.inside(attempt, tokens.issueToWorker(call.deadline()), step.traceparent()),
                abandoned -> {});
    }

    /** A safe one to a vendor. */
    static Sending outside(AttemptLimits limits, CallContext call) {
        return new Sending(
                limits,
                call.deadline(),
                Repeat.SAFE,
                (attempt, step) -> Outgoing.outside(attempt, step.traceparent()),
                abandoned -> {});
    }

    Sending within(AttemptLimits wider) {
        return new Sending(wider, deadline, repeat, outgoing, left);
    }

    Sending by(Deadline earlier) {
        return new Sending(limits, earlier, repeat, outgoing, left);
    }

    Sending repeated(Repeat other) {
        return new Sending(limits, deadline, other, outgoing, left);
    }

    Sending with(String header, String value) {
        return new Sending(
                limits,
                deadline,
                repeat,
                (attempt, step) -> outgoing.apply(attempt, step).with(header, value),
                left);
    }

    Sending leavingWith(Consumer<Trace> farewell) {
        return new Sending(limits, deadline, repeat, outgoing, farewell);
    }
}
