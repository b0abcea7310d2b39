package com.kosha.gateway.mcp;

import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.trace.TracedLog;
import java.util.concurrent.CompletableFuture;
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
    private final CompletableFuture<Reply> reply = new CompletableFuture<>();
    private final AtomicBoolean answering = new AtomicBoolean();
    private @Nullable Thread worker;

    Exchange(CallContext call, Outlet outlet) {
        this.call = call;
        this.outlet = outlet;
    }

    /** Does the work on this thread, and answers unless a stream has been opened for the answer. */
    void work(Supplier<Reply> work) {
        TracedLog.begin(call.trace());
        try {
            answer(work);
        } finally {
            call.seat().leave();
            TracedLog.end();
        }
    }

    private void answer(Supplier<Reply> work) {
        start();
        try {
            reply.complete(work.get());
        } catch (Throwable fatal) { // whoever waits must not wait for ever
            reply.completeExceptionally(fatal);
            outlet.broken(fatal);
            throw fatal;
        } finally {
            stop();
        }
        if (answering.compareAndSet(false, true)) {
            outlet.json(reply.join());
        }
    }

    /** Opens a stream for an answer that is not there yet. */
    void stream() {
        if (!reply.isDone() && answering.compareAndSet(false, true)) {
            outlet.stream(new EventStream(reply, this::abandon, EventStream.HEARTBEAT));
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
