package com.kosha.gateway.limits;

import com.kosha.resilience.SharedBucket.Store;
import com.kosha.resilience.Time;
import com.kosha.stack.dynamo.Dynamo;
import jakarta.annotation.PostConstruct;
import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedExecutorService;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.eclipse.microprofile.metrics.Tag;

/** The clients' buckets. A limit that cannot be kept lets everybody through and says so (ADR 0005). */
@ApplicationScoped
public class RateLimits {
    /** So long does a request wait for its token at most. */
    static final Duration PATIENCE = Duration.ofMillis(150);

    private static final Logger LOG = Logger.getLogger(RateLimits.class.getName());
    private static final String NOBODY = "warm-up";
    /** A process that has only just started needs longer, once. */
    private static final Duration COLD = Duration.ofSeconds(2);

    @Inject
    Dynamo dynamo;

    @Inject
    Config config;

    @Inject
    MetricRegistry registry;

    @Inject
    Time time;

    @Resource
    ManagedExecutorService threads;

    private final AtomicBoolean open = new AtomicBoolean();
    private Recent<ClientBucket> buckets;
    private boolean backstop;

    @PostConstruct
    void read() {
        Share share = Share.from(config);
        buckets = new Recent<>(clientId -> new ClientBucket(share.of(clientId), store(clientId), threads, time));
        backstop = config.getValue("kosha.ratelimit.local.backstop", Boolean.class);
    }

    /** One request's token, or why there is none. */
    public Take take(String clientId) {
        Take take = buckets.of(clientId).take(PATIENCE, backstop);
        registry.counter(
                        "kosha_ratelimit_total",
                        new Tag("outcome", take.outcome().name().toLowerCase(Locale.ROOT)))
                .inc();
        tell(take.outcome());
        return take;
    }

    /** Asks once for nobody, so that the first client does not pay for what is cold. */
    public void rehearse() {
        buckets.of(NOBODY).take(COLD, backstop);
    }

    /** A denial, and a race that others won, say nothing of whether DynamoDB answers: the own bucket denies as well. */
    private void tell(Take.Outcome outcome) {
        boolean nowOpen = outcome == Take.Outcome.OPEN_UNAVAILABLE;
        if (!nowOpen && outcome != Take.Outcome.ADMITTED) {
            return;
        }
        if (open.getAndSet(nowOpen) != nowOpen) {
            LOG.log(nowOpen ? Level.WARNING : Level.INFO, "event=rate_limit shared={0}", !nowOpen);
        }
    }

    private Store store(String clientId) {
        return dynamo.client()
                .<Store>map(client -> new DynamoBucket(dynamo, client, clientId))
                .orElseGet(OwnBucket::new);
    }
}
