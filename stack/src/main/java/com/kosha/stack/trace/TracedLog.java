package com.kosha.stack.trace;

import com.ibm.websphere.logging.hpel.LogRecordContext;
import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import java.io.IOException;

/**
 * Puts the trace into every line that a thread logs, whoever writes it: the JSON field {@code ext_trace_id}. As a filter
 * it stands outside of everything, and takes the trace off the thread when the request leaves it.
 */
public final class TracedLog implements Filter {
    private static final String FIELD = "trace_id";

    /** From here on this thread works for that trace. */
    public static void begin(String traceId) {
        LogRecordContext.addExtension(FIELD, traceId);
    }

    /** From here on it works for nobody. */
    public static void end() {
        LogRecordContext.removeExtension(FIELD);
    }

    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        try {
            chain.doFilter(request, response);
        } finally {
            end();
        }
    }
}
