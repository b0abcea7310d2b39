package com.kosha.gateway.mcp;

import com.kosha.contract.KoshaException;
import com.kosha.gateway.call.CallContext;
import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedExecutorService;
import jakarta.enterprise.concurrent.ManagedScheduledExecutorService;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.container.AsyncResponse;
import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** Runs work that may take its time on threads of the server's, while the request's own thread goes back to the pool. */
@ApplicationScoped
public class Exchanges {
    /** An answer within this time is plain JSON. */
    static final Duration PATIENCE = Duration.ofMillis(400);
    /**
     * Longer than any tool's budget: only a tool that ignores its deadline gets here. The container's own timer would go
     * on behind every answer, and hold the request for so long.
     */
    static final Duration LONGEST = Duration.ofSeconds(20);

    @Resource
    ManagedExecutorService threads;

    @Resource
    ManagedScheduledExecutorService timer;

    /**
     * Starts the work.
     *
     * @param streams whether the client takes a stream
     * @param work what gives the answer; it may say something before, if the client takes a stream
     * @throws KoshaException overloaded, when no thread is to be had
     */
    void start(CallContext call, AsyncResponse response, boolean streams, Function<Exchange, Reply> work) {
        Exchange exchange = new Exchange(call, Http.outlet(response), threads);
        call.seat().works();
        try {
            run(exchange, work, streams ? in(PATIENCE, exchange::stream) : in(LONGEST, exchange::expire));
        } catch (RejectedExecutionException full) {
            call.seat().leave();
            throw KoshaException.overloaded(null, KoshaException.SOON);
        }
    }

    private Future<?> in(Duration time, Runnable deed) {
        return timer.schedule(deed, time.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** The clock is of no use once the work is done, and would keep all that belongs to it. */
    private void run(Exchange exchange, Function<Exchange, Reply> work, Future<?> clock) {
        try {
            threads.execute(() -> {
                try {
                    exchange.work(() -> work.apply(exchange));
                } finally {
                    clock.cancel(false);
                }
            });
        } catch (RejectedExecutionException full) {
            clock.cancel(false);
            throw full;
        }
    }
}
