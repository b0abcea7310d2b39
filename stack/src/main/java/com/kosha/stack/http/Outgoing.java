package com.kosha.stack.http;

import com.kosha.contract.Headers;
import com.kosha.resilience.Attempt;
import com.kosha.resilience.WireTime;
import java.util.LinkedHashMap;
import java.util.Map;

/** What one attempt carries beside its method, address and body. */
public record Outgoing(Attempt attempt, Map<String, String> headers) {
    public Outgoing {
        headers = Map.copyOf(headers);
    }

    /**
     * To a service of our own: it learns on whose behalf, until when and for the how manieth time it is asked.
     *
     * @param token the service token; the client's own never travels on
     * @param traceparent of the attempt's own step in the trace
     */
    public static Outgoing inside(Attempt attempt, String token, String traceparent) {
        return outside(attempt, traceparent).with("Authorization", "Bearer " + token);
    }

    /** To a vendor: it learns until when and for the how manieth time it is asked, and nothing of who asks. */
    public static Outgoing outside(Attempt attempt, String traceparent) {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put(Headers.DEADLINE, WireTime.format(attempt.calleeDeadline()));
        headers.put(Headers.SENT, WireTime.format(attempt.sent()));
        headers.put(Headers.ATTEMPT, Integer.toString(attempt.number()));
        headers.put(Headers.TRACEPARENT, traceparent);
        return new Outgoing(attempt, headers);
    }

    /** The same with one header more. */
    public Outgoing with(String name, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(name, value);
        return new Outgoing(attempt, more);
    }

    /** Holds a secret, so it prints no header's value. */
    @Override
    public String toString() {
        return "Outgoing" + headers.keySet();
    }
}
