package com.kosha.screening.chaos;

import com.kosha.contract.Headers;
import com.kosha.contract.KoshaException;
import com.kosha.contract.Problem;
import com.kosha.json.Text;
import com.kosha.screening.http.Trace;
import jakarta.inject.Inject;
import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.annotation.WebFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Does to questions what the knobs say. It stands outside of JAX-RS, which cannot cut an answer off. */
@WebFilter("/v1/*")
public final class ChaosFilter implements Filter {
    private static final String NAME = "screening-sim";
    private static final int MORE_THAN_IS_BUFFERED = 256 * 1_024;
    private static final Duration SOON = Duration.ofSeconds(1);

    @Inject
    Chaos chaos;

    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        HttpServletResponse answer = (HttpServletResponse) response;
        Fault fault = struck();
        switch (fault.kind()) {
            case NONE -> chain.doFilter(request, response);
            case LIMITED -> refuse(request, answer, KoshaException.rateLimited(fault.retryAfter()));
            case ERROR, HANG -> refuse(request, answer, KoshaException.unavailable(NAME, SOON, null));
            case RESET -> cutOff(answer);
        }
    }

    private Fault struck() {
        try {
            return chaos.strike();
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
            return Fault.of(Fault.Kind.ERROR);
        }
    }

    private static void refuse(ServletRequest request, HttpServletResponse answer, KoshaException failure)
            throws IOException {
        String traceId = Trace.of(((HttpServletRequest) request).getHeader(Headers.TRACEPARENT));
        Problem problem = failure.problem(traceId);
        @Nullable Long wait = problem.retryAfterS();
        answer.setStatus(failure.code().httpStatus());
        answer.setContentType("application/json");
        if (wait != null) {
            answer.setHeader("Retry-After", wait.toString());
        }
        answer.getOutputStream().write(Text.of(problem).getBytes(StandardCharsets.UTF_8));
    }

    /** The server closes a connection on which less was sent than was announced; a short answer it would still mend. */
    private static void cutOff(HttpServletResponse answer) throws IOException {
        answer.setContentLength(2 * MORE_THAN_IS_BUFFERED);
        answer.setHeader("Connection", "close");
        answer.getOutputStream().write(new byte[MORE_THAN_IS_BUFFERED]);
    }
}
