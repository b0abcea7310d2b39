package com.kosha.gateway.ops;

import com.fasterxml.jackson.core.JacksonException;
import com.kosha.gateway.call.CallContext;
import com.kosha.json.Json;
import com.kosha.resilience.DeadlineHint;
import com.kosha.resilience.Time;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.Objects;

/** What the operators' addresses have in common: who asks, until when, and the form of the answer. */
final class Operators {
    private Operators() {}

    /** The call that the first filter has left with the request. */
    static CallContext call(HttpServletRequest request) {
        return (CallContext) Objects.requireNonNull(
                request.getAttribute(CallContext.PROPERTY), "the first filter leaves the call with the request");
    }

    /** The same, with its budget begun: where there is no tool there is no stage 6. */
    static CallContext begin(HttpServletRequest request, Duration budget, Time time) {
        CallContext call = call(request);
        call.started(DeadlineHint.read(call.deadlineHint(), null, budget, time).deadline());
        return call;
    }

    static String subject(HttpServletRequest request) {
        return call(request).principal().subject();
    }

    static Response json(Record answer) {
        try {
            return Response.ok(Json.mapper().writeValueAsString(answer))
                    .header(HttpHeaders.CACHE_CONTROL, "no-store")
                    .build();
        } catch (JacksonException e) {
            throw new IllegalStateException("a record of ours can be written", e);
        }
    }
}
