package com.kosha.gateway.downstream;

import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.trace.Spans;
import com.kosha.gateway.trace.Trace;
import com.kosha.resilience.Attempt;
import com.kosha.resilience.AttemptFailed;
import com.kosha.resilience.LogicalCall;
import com.kosha.resilience.NoAnswer;
import com.kosha.stack.DependencyFailure;
import com.kosha.stack.GuardedCall;
import com.kosha.stack.StackState;
import com.kosha.stack.Watch;
import com.kosha.stack.chaos.Faults;
import com.kosha.stack.http.Outgoing;
import com.kosha.stack.http.WireTransport;
import java.util.function.Function;

/**
 * The way to one service: its requests, and the stack that each of them passes.
 *
 * @param <R> the requests as a Rest Client interface
 */
final class Link<R> {
    private final StackState stack;
    private final Entry entry;
    private final Watch watch;
    private final Spans spans;
    private final Faults faults;
    private final WireTransport transport;
    private final R requests;

    /** The outermost layer of a stack. */
    @FunctionalInterface
    interface Entry {
        <T> T call(GuardedCall<T> call);
    }

    Link(StackState stack, Entry entry, Watch watch, Spans spans, Faults faults, WireTransport transport, R requests) {
        this.stack = stack;
        this.entry = entry;
        this.watch = watch;
        this.spans = spans;
        this.faults = faults;
        this.transport = transport;
        this.requests = requests;
    }

    StackState stack() {
        return stack;
    }

    R requests() {
        return requests;
    }

    /**
     * Sends the request through the stack.
     *
     * @throws com.kosha.contract.KoshaException for every failure, by the taxonomy
     */
    <T> T send(CallContext call, Sending sending, Function<R, T> request) {
        LogicalCall<T> guarded = new LogicalCall<>(
                sending.limits(),
                sending.deadline(),
                sending.repeat(),
                attempt -> spans.attempt(
                        stack.dependency(),
                        attempt.number(),
                        call.trace(),
                        step -> attempt(call, sending, attempt, step, request)));
        try {
            return entry.call(new GuardedCall<>(guarded, stack));
        } catch (RuntimeException failure) {
            throw DependencyFailure.classify(failure, stack.dependency(), stack.again());
        }
    }

    private <T> T attempt(CallContext call, Sending sending, Attempt attempt, Trace step, Function<R, T> request) {
        Outgoing outgoing = sending.outgoing().apply(attempt, step);
        call.attempted(stack.dependency());
        try {
            return watch.over(stack, () -> {
                faults.strike(call.chaos().armed(), stack.dependency(), attempt);
                return transport.carry(outgoing, () -> request.apply(requests));
            });
        } catch (AttemptFailed failed) {
            if (failed.failure() == NoAnswer.CANCELLED && call.cancelled()) {
                sending.left().accept(step);
            }
            throw failed;
        }
    }
}
