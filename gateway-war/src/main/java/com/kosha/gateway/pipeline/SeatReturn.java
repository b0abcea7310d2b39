package com.kosha.gateway.pipeline;

import com.kosha.gateway.call.CallContext;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import java.io.IOException;

/**
 * The net under stage 1: whatever becomes of a request, when the container is done with it its place is free again. Where
 * its work has a thread of its own, that thread gives the place back.
 */
public final class SeatReturn implements Filter {

    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        try {
            chain.doFilter(request, response);
        } finally {
            if (request.getAttribute(CallContext.PROPERTY) instanceof CallContext call) {
                atItsEnd(request, call.seat()::answered);
            }
        }
    }

    private static void atItsEnd(ServletRequest request, Runnable end) {
        if (!request.isAsyncStarted()) {
            end.run();
            return;
        }
        try {
            request.getAsyncContext().addListener(new AtEnd(end));
        } catch (IllegalStateException over) { // answered by another thread in this moment
            end.run();
        }
    }

    private record AtEnd(Runnable end) implements AsyncListener {
        @Override
        public void onComplete(AsyncEvent event) {
            end.run();
        }

        @Override
        public void onTimeout(AsyncEvent event) {}

        @Override
        public void onError(AsyncEvent event) {}

        @Override
        public void onStartAsync(AsyncEvent event) {
            event.getAsyncContext().addListener(this);
        }
    }
}
