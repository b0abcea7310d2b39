package com.kosha.gateway.mcp;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.contract.KoshaException;
import com.kosha.gateway.call.CallContext;
import com.kosha.stack.trace.TracedLog;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One request while it is being answered: as plain JSON when the answer is there first, as a stream of events when the
 * clock is. Only a stream notices that the client has gone away; the work is then interrupted.
 */
final class Exchange {
    private final CallContext call;
    private final Outlet outlet;
    private final Executor threads;
    private final Events events = new Events();
    private final AtomicBoolean answering = new AtomicBoolean();
    private @Nullable Thread worker;

    /**
     * One that has not begun.
     *
     * @param threads where a stream is written that the work itself wants
     */
    Exchange(CallContext call, Outlet outlet, Executor threads) {
        this.call = call;
        this.outlet = outlet;
        this.threads = threads;
    }

    /** Does the work on this thread, and answers unless a stream has been opened for the answer. */
    void work(Supplier<Reply> work) {
        TracedLog.begin(call.trace().traceId());
        try {
            answer(work);
        } finally {
            call.seat().leave();
            TracedLog.end();
        }
    }

    private void answer(Supplier<Reply> work) {
        try {
            send(done(work));
        } catch (Throwable fatal) { // whoever waits must not wait for ever
            events.breakOff();
            outlet.broken(fatal);
            throw fatal;
        }
    }

    private Reply done(Supplier<Reply> work) {
        start();
        try {
            return work.get();
        } finally {
            stop();
        }
    }

    private void send(Reply reply) {
        if (answering.compareAndSet(false, true)) {
            outlet.json(reply);
        } else {
            events.end(reply);
        }
    }

    /** Opens a stream for an answer that is not there yet. */
    void stream() {
        if (answering.compareAndSet(false, true)) {
            outlet.stream(new EventStream(events, this::abandon, EventStream.HEARTBEAT));
        }
    }

    /** Ends the waiting for an answer that is not there yet, and the work for it. */
    void expire() {
        if (answering.compareAndSet(false, true)) {
            abandon();
            outlet.broken(KoshaException.deadlineExceeded());
        }
    }

    /** Tells the client something before its answer, for which a stream is opened if there is none yet. */
    void say(ObjectNode message) {
        events.say(message);
        if (!answering.get()) {
            threads.execute(this::stream);
        }
    }

    /** Nobody waits any more. Work that has not begun still begins, so that its end is recorded, but finds itself interrupted. */
    synchronized void abandon() {
        call.cancel();
        if (worker != null) {
            worker.interrupt();
        }
    }

    private synchronized void start() {
        worker = Thread.currentThread();
        if (call.cancelled()) {
            worker.interrupt();
        }
    }

    /** From here on no interruption can hit whatever the pool's thread does next. */
    private synchronized void stop() {
        worker = null;
        Thread.interrupted();
    }
}
