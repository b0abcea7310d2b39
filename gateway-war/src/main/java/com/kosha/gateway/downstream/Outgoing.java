package com.kosha.gateway.downstream;

import com.kosha.contract.Headers;
import com.kosha.resilience.Attempt;
import com.kosha.resilience.WireTime;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What one attempt carries beside its method, address and body.
 *
 * @param token the service token; the client's own never travels on
 * @param traceparent of the attempt's own step in the trace
 */
record Outgoing(Attempt attempt, String token, String traceparent) {
    Map<String, String> headers() {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("Authorization", "Bearer " + token);
        headers.put(Headers.DEADLINE, WireTime.format(attempt.calleeDeadline()));
        headers.put(Headers.SENT, WireTime.format(attempt.sent()));
        headers.put(Headers.ATTEMPT, Integer.toString(attempt.number()));
        headers.put(Headers.TRACEPARENT, traceparent);
        return headers;
    }

    /** Holds a token, so it never prints itself. */
    @Override
    public String toString() {
        return "Outgoing[" + traceparent + "]";
    }
}
