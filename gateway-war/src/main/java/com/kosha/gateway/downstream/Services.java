package com.kosha.gateway.downstream;

import com.kosha.contract.Headers;
import com.kosha.gateway.Settings;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.identity.ServiceTokens;
import com.kosha.gateway.trace.Spans;
import com.kosha.resilience.AttemptLimits;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.DeadlineExceeded;
import com.kosha.resilience.LocalRejection;
import com.kosha.resilience.LogicalCall;
import com.kosha.resilience.Repeat;
import com.kosha.resilience.Time;
import com.kosha.stack.GuardedCall;
import com.kosha.stack.StackRow;
import com.kosha.stack.StackState;
import com.kosha.stack.Stacks;
import com.kosha.stack.Watch;
import com.kosha.stack.chaos.Faults;
import com.kosha.stack.http.HttpAttempt;
import com.kosha.stack.http.ProblemDialect;
import com.kosha.stack.http.Wire;
import com.kosha.stack.http.WireTransport;
import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.net.URI;
import java.time.Duration;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.microprofile.config.Config;

/**
 * The services behind the gateway, each behind its stack. All stacks exist from the start, so that they are seen in the
 * metrics, and can be forced open, before the first call.
 */
@ApplicationScoped
public class Services {
    private static final Logger LOG = Logger.getLogger(Services.class.getName());
    private static final Duration REHEARSAL = Duration.ofSeconds(10);

    @Inject
    Settings settings;

    @Inject
    Config config;

    @Inject
    Stacks stacks;

    @Inject
    CoreReadStack.Admission readStack;

    @Inject
    CoreWriteStack.Admission writeStack;

    @Inject
    ScreeningStack.Admission screeningStack;

    @Inject
    Watch watch;

    @Inject
    Spans spans;

    @Inject
    Faults faults;

    @Inject
    ServiceTokens tokens;

    @Inject
    Farewell farewell;

    @Inject
    Wire wire;

    @Inject
    Time time;

    private Link<CoreReads> reads;
    private AttemptLimits knowledge;
    private Link<CoreWrites> writes;
    private Link<Screenings> screenings;

    @PostConstruct
    void open() {
        reads = link(CoreReadStack.ROW, readStack::call, settings.coreUrl(), CoreReads.class);
        knowledge = CoreReadStack.knowledge(reads.stack().limits(), config);
        writes = link(CoreWriteStack.ROW, writeStack::call, settings.coreUrl(), CoreWrites.class);
        screenings = link(ScreeningStack.ROW, screeningStack::call, settings.screeningUrl(), Screenings.class);
    }

    void begin(@Observes @Initialized(ApplicationScoped.class) Object started) {
        LOG.log(Level.INFO, "The stacks: {0}", stacks.breakers().keySet());
    }

    <R> Link<R> link(StackRow row, Link.Entry entry, URI base, Class<R> requests) {
        WireTransport transport = new WireTransport(new HttpAttempt(wire, time, new ProblemDialect()));
        return new Link<>(stacks.of(row), entry, watch, spans, faults, transport, transport.client(base, requests));
    }

    /** A read of core-api. When the caller goes away, core-api is told. */
    public <T> T read(CallContext call, Function<CoreReads, T> request) {
        return reads.send(call, core(call, reads).leavingWith(abandoned -> farewell.say(call, abandoned)), request);
    }

    /** A knowledge search: a read that may take longer. */
    public <T> T searchKnowledge(CallContext call, Function<CoreReads, T> request) {
        Sending longer = core(call, reads)
                .leavingWith(abandoned -> farewell.say(call, abandoned))
                .within(knowledge);
        return reads.send(call, longer, request);
    }

    /**
     * A write to core-api, sent once; a caller who wants to try again sends the same key.
     *
     * @param idempotencyKey under which it happens at most once
     */
    public <T> T write(CallContext call, String idempotencyKey, Function<CoreWrites, T> request) {
        Sending once = core(call, writes).repeated(Repeat.LEFT_TO_CALLER).with(Headers.IDEMPOTENCY_KEY, idempotencyKey);
        return writes.send(call, once, request);
    }

    /**
     * A write whose saga decides what its caller's leaving means: core-api is told of that, and beforehand of the id that
     * the saga gets, so that the audit names it whether or not an answer comes.
     */
    public <T> T writeBySaga(CallContext call, String idempotencyKey, Function<CoreWrites, T> request) {
        String saga = SagaName.fresh();
        call.saga(saga);
        Sending once = core(call, writes)
                .repeated(Repeat.LEFT_TO_CALLER)
                .with(Headers.IDEMPOTENCY_KEY, idempotencyKey)
                .with(Headers.SAGA, saga)
                .leavingWith(abandoned -> farewell.say(call, abandoned));
        return writes.send(call, once, request);
    }

    /**
     * A question to the screening vendor, who learns nothing of who asks. It leaves time to record that no answer came.
     *
     * @param idempotencyKey under which the vendor counts it once
     */
    public <T> T screen(CallContext call, String idempotencyKey, Function<Screenings, T> request) {
        Sending outside = Sending.outside(screenings.stack().limits(), call)
                .by(call.deadline().keeping(settings.screeningReserve()))
                .with(Headers.IDEMPOTENCY_KEY, idempotencyKey);
        return screenings.send(call, outside, request);
    }

    StackState screeningStack() {
        return screenings.stack();
    }

    Sending core(CallContext call, Link<?> link) {
        return Sending.inside(link.stack().limits(), call, tokens);
    }

    /**
     * Goes the whole way of a read without sending anything, so that the first real call does not pay for what is cold.
     * It ends as our own refusal: breaker and budget stay as they are. With a breaker that is forced open it is left out,
     * and is no call that was refused.
     */
    public void rehearse() {
        if (reads.stack().refusal().isPresent()) {
            return;
        }
        LogicalCall<Object> dry =
                new LogicalCall<>(reads.stack().limits(), Deadline.in(REHEARSAL, time), Repeat.SAFE, attempt -> {
                    reads.requests().customer("CUS-00000000");
                    throw new DeadlineExceeded();
                });
        try {
            readStack.call(new GuardedCall<>(dry, reads.stack()));
        } catch (LocalRejection ended) { // ours, or a breaker's that is open: the server starts all the same
            return;
        }
    }
}
