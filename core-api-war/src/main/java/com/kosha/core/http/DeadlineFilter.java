package com.kosha.core.http;

import com.kosha.contract.Headers;
import com.kosha.resilience.DeadlineHint;
import com.kosha.resilience.Time;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.PreMatching;
import jakarta.ws.rs.ext.Provider;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Stage 3. Starts the clock that the caller set, and notes which attempt this is; a call whose time is up takes nothing (ruling 12). */
@Dependent
@Provider
@PreMatching
@Priority(Stages.DEADLINE)
public class DeadlineFilter implements ContainerRequestFilter {
    private static final Pattern ATTEMPT = Pattern.compile("[1-9][0-9]?");

    @Inject
    Time time;

    @Inject
    CurrentCall call;

    @Override
    public void filter(ContainerRequestContext request) {
        DeadlineHint hint = DeadlineHint.readAtCallee(
                request.getHeaderString(Headers.DEADLINE), request.getHeaderString(Headers.SENT), time);
        hint.deadline().check();
        call.until(hint.deadline());
        call.onAttempt(attempt(request.getHeaderString(Headers.ATTEMPT)));
    }

    /** What cannot be read is taken for a first attempt. */
    static int attempt(@Nullable String header) {
        return header != null && ATTEMPT.matcher(header).matches() ? Integer.parseInt(header) : 1;
    }
}
