package com.kosha.gateway.downstream;

import com.kosha.contract.Headers;
import com.kosha.gateway.Settings;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.identity.ServiceTokens;
import com.kosha.gateway.trace.Trace;
import com.kosha.stack.http.Wire;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.net.http.HttpRequest;
import java.time.Duration;

/**
 * Tells core-api that nobody waits any more for what it was asked: it cannot see a closed connection while it waits for
 * PostgreSQL. The word goes out at once and outside of the stack; whether it arrives is not looked at (ruling 32).
 */
@ApplicationScoped
public class Farewell {
    private static final Duration LIMIT = Duration.ofMillis(200);

    @Inject
    Settings settings;

    @Inject
    ServiceTokens tokens;

    @Inject
    Wire wire;

    /** Calls off that one attempt; another call of the same trace goes on. */
    void say(CallContext call, Trace attempt) {
        wire.sendOff(HttpRequest.newBuilder(
                        settings.coreUrl().resolve("/v1/requests/" + attempt.traceId() + "/" + attempt.spanId()))
                .DELETE()
                .header("Authorization", "Bearer " + tokens.issue(call.principal(), call.deadline()))
                .header(Headers.TRACEPARENT, call.trace().child().traceparent())
                .timeout(LIMIT)
                .build());
    }
}
