package com.kosha.gateway.downstream;

import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.identity.ServiceTokens;
import com.kosha.resilience.Attempt;
import com.kosha.resilience.AttemptLimits;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.Repeat;
import com.kosha.stack.http.Outgoing;
import java.util.function.Function;

/**
 * How one call is sent.
 *
 * @param limits of its stack, or wider ones
 * @param deadline the call's own, or an earlier one
 * @param repeat whether it may be sent again
 * @param outgoing what each attempt carries
 * @param left what to do when the caller goes away while an attempt is under way
 */
record Sending(
        AttemptLimits limits, Deadline deadline, Repeat repeat, Function<Attempt, Outgoing> outgoing, Runnable left) {

    /** A safe one to a service of our own. */
    static Sending inside(AttemptLimits limits, CallContext call, ServiceTokens tokens) {
        return new Sending(
                limits,
                call.deadline(),
                Repeat.SAFE,
                attempt -> Outgoing.inside(
                        attempt,
                        tokens.issue(call.principal(), call.deadline()),
                        call.trace().child().traceparent()),
                () -> {});
    }

    /** A safe one to a vendor. */
    static Sending outside(AttemptLimits limits, CallContext call) {
        return new Sending(
                limits,
                call.deadline(),
                Repeat.SAFE,
                attempt -> Outgoing.outside(attempt, call.trace().child().traceparent()),
                () -> {});
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
                limits, deadline, repeat, attempt -> outgoing.apply(attempt).with(header, value), left);
    }

    Sending leavingWith(Runnable farewell) {
        return new Sending(limits, deadline, repeat, outgoing, farewell);
    }
}
