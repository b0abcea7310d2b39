package com.kosha.core.relay;

import com.kosha.core.db.Db;
import com.kosha.resilience.Time;
import com.kosha.stack.StackState;
import com.kosha.stack.Stacks;
import com.kosha.stack.Watch;
import jakarta.annotation.PreDestroy;
import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedThreadFactory;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.microprofile.metrics.Counter;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.eclipse.microprofile.metrics.Tag;
import org.jspecify.annotations.Nullable;

/**
 * Sends events from the start of the server to its end, in a thread of its own; as many servers as there are do so side
 * by side. On a stop the round that is under way ends first.
 */
@ApplicationScoped
public class Relay {
    private static final Logger LOG = Logger.getLogger(Relay.class.getName());
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(2);
    private static final Duration BETWEEN_SWEEPS = Duration.ofMinutes(1);
    private static final Duration FAREWELL = Duration.ofSeconds(5);

    @Resource
    ManagedThreadFactory threads;

    @Inject
    RelaySettings settings;

    @Inject
    Db db;

    @Inject
    SqsStack.Admission stack;

    @Inject
    Stacks stacks;

    @Inject
    Watch watch;

    @Inject
    Time time;

    @Inject
    MetricRegistry registry;

    private final CountDownLatch stop = new CountDownLatch(1);
    private @Nullable Thread thread;
    private @Nullable SqsQueue queue;
    private long sweptAt; // known to the relay's own thread

    void begin(@Observes @Initialized(ApplicationScoped.class) Object started) {
        StackState state = stacks.of(SqsStack.ROW);
        if (settings.queue().isEmpty()) {
            LOG.warning("No kosha.sqs.queue.url is set: events stay in the outbox");
            return;
        }
        SqsQueue open = SqsQueue.open(settings.queue().get(), settings.address(), settings.region());
        Courier courier = new SqsCourier(open, stack, state, watch, settings.mostBytes());
        Backlog backlog = new Backlog(db, settings.attempts());
        Round round = new Round(backlog, courier, settings.lease(), time, counters());
        queue = open;
        sweptAt = time.nanos();
        Thread relay = threads.newThread(() -> relay(round));
        relay.setName("kosha-outbox-relay");
        thread = relay;
        relay.start();
    }

    private RelayMetrics counters() {
        Counter sent = counter("sent");
        Counter failed = counter("failed");
        Counter dead = counter("dead");
        return (nowSent, nowFailed, nowDead) -> {
            sent.inc(nowSent);
            failed.inc(nowFailed - nowDead);
            dead.inc(nowDead);
        };
    }

    private Counter counter(String outcome) {
        return registry.counter("kosha_outbox_events_total", new Tag("outcome", outcome));
    }

    private void relay(Round round) {
        Duration pause = Duration.ZERO;
        try {
            while (!stop.await(pause.toMillis(), TimeUnit.MILLISECONDS)) {
                pause = next(run(round), pause);
                sweep(round);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** At once while there is more; when nothing moves, in ever longer pauses. */
    private Duration next(Round.End end, Duration last) {
        return switch (end) {
            case MOVED -> Duration.ZERO;
            case IDLE -> settings.pause();
            case STUCK -> {
                Duration doubled = last.compareTo(settings.pause()) < 0 ? settings.pause() : last.multipliedBy(2);
                yield doubled.compareTo(LONGEST_PAUSE) > 0 ? LONGEST_PAUSE : doubled;
            }
        };
    }

    /** A round that fails is followed by the next all the same. */
    private static Round.End run(Round round) {
        try {
            return round.run();
        } catch (RuntimeException failed) {
            LOG.log(Level.WARNING, "event=outbox_relay A round failed: {0}", failed.toString());
            return Round.End.STUCK;
        }
    }

    private void sweep(Round round) {
        if (time.nanos() - sweptAt < BETWEEN_SWEEPS.toNanos()) {
            return;
        }
        sweptAt = time.nanos();
        try {
            round.sweep(settings.kept());
        } catch (RuntimeException failed) {
            LOG.log(Level.WARNING, "event=outbox_relay Sent events could not be taken away: {0}", failed.toString());
        }
    }

    @PreDestroy
    void end() {
        stop.countDown();
        Thread relay = thread;
        if (relay != null) {
            await(relay);
        }
        if (queue != null) {
            queue.close();
        }
    }

    private static void await(Thread relay) {
        try {
            relay.join(FAREWELL.toMillis());
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
