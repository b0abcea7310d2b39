package com.kosha.gateway.downstream;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.kosha.contract.KoshaException;
import com.kosha.contract.ScreeningAnswer;
import com.kosha.contract.ScreeningQuestion;
import com.kosha.contract.ScreeningReport;
import com.kosha.contract.ScreeningRequest;
import com.kosha.contract.ScreeningTask;
import com.kosha.contract.ScreeningView;
import com.kosha.gateway.Settings;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.identity.ServiceTokens;
import com.kosha.json.Json;
import com.kosha.resilience.Repeat;
import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The vendor and core-api over HTTP, each through its stack: records pass those of core-api's other reads and writes. */
@ApplicationScoped
public class HttpScreeningDesk implements ScreeningDesk {
    private static final Logger LOG = Logger.getLogger(HttpScreeningDesk.class.getName());
    private static final Duration SOON = Duration.ofSeconds(1);

    @Inject
    Services services;

    @Inject
    Settings settings;

    @Inject
    ServiceTokens tokens;

    @Inject
    CoreReadStack.Admission readStack;

    @Inject
    CoreWriteStack.Admission writeStack;

    private Link<CoreScreenings> reads;
    private Link<CoreScreenings> writes;
    private Link<CoreScreenings> followUps;

    @PostConstruct
    void open() {
        reads = services.link(CoreReadStack.ROW, readStack::call, settings.coreUrl(), CoreScreenings.class);
        writes = services.link(CoreWriteStack.ROW, writeStack::call, settings.coreUrl(), CoreScreenings.class);
        followUps =
                services.link(CoreWriteStack.FOLLOW_UPS, writeStack::call, settings.coreUrl(), CoreScreenings.class);
    }

    /** The follow-ups' stack is seen from the start, as those of {@link Services} are. */
    void begin(@Observes @Initialized(ApplicationScoped.class) Object started) {
        LOG.log(
                Level.FINE,
                "The stack of the follow-ups: {0}",
                followUps.stack().refusal());
    }

    @Override
    public Optional<Duration> refusal() {
        return services.screeningStack().refusal();
    }

    @Override
    public Optional<Duration> refuse() {
        return services.screeningStack().refuse();
    }

    @Override
    public ScreeningAnswer ask(CallContext call, String key, ScreeningQuestion question) {
        JsonNode said =
                services.screen(call, key, vendor -> vendor.screen(Json.mapper().valueToTree(question)));
        try {
            return Json.mapper().treeToValue(said, ScreeningAnswer.class);
        } catch (JacksonException odd) { // whatever it was, it was no answer
            throw KoshaException.unavailable(ScreeningStack.NAME, SOON, odd);
        }
    }

    @Override
    public ScreeningView record(CallContext call, ScreeningRequest request) {
        return writes.send(
                call, services.core(call, writes).repeated(Repeat.LEFT_TO_CALLER), core -> core.record(request));
    }

    @Override
    public ScreeningView find(CallContext call, String screeningId) {
        return reads.send(call, services.core(call, reads), core -> core.find(screeningId));
    }

    @Override
    public Optional<ScreeningTask> lease(CallContext call, UUID lease) {
        return followUps.send(call, worker(call), core -> core.lease(lease)).tasks().stream()
                .findFirst();
    }

    @Override
    public void report(CallContext call, String screeningId, ScreeningReport report) {
        followUps.send(call, worker(call), core -> core.report(screeningId, report));
    }

    private Sending worker(CallContext call) {
        return Sending.ofWorker(followUps.stack().limits(), call, tokens).repeated(Repeat.LEFT_TO_CALLER);
    }
}
