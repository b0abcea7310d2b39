package com.kosha.core.openai;

import com.kosha.contract.KoshaException;
import com.kosha.contract.ServedBy;
import com.kosha.contract.ServedBy.Why;
import com.kosha.core.db.Call;
import com.kosha.resilience.Hedge;
import com.kosha.resilience.Hedge.Served;
import com.kosha.resilience.Hedge.Side;
import com.kosha.resilience.HedgeDelay;
import com.kosha.resilience.RetryBudget;
import com.kosha.resilience.Time;
import com.kosha.stack.StackRow;
import com.kosha.stack.StackState;
import com.kosha.stack.Stacks;
import com.kosha.stack.Watch;
import com.kosha.stack.chaos.Faults;
import com.kosha.stack.http.HttpAttempt;
import com.kosha.stack.http.Wire;
import com.kosha.stack.http.WireTransport;
import com.kosha.stack.openai.Embedding;
import com.kosha.stack.openai.Endpoint;
import com.kosha.stack.openai.OpenAiDialect;
import jakarta.annotation.PostConstruct;
import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedExecutorService;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import org.eclipse.microprofile.metrics.Counter;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.eclipse.microprofile.metrics.Tag;
import org.jspecify.annotations.Nullable;

/**
 * Turns texts into vectors. Where a second provider of the same model is named, it is asked when the first has failed,
 * and beside it when it is slow (ruling 25).
 */
@ApplicationScoped
public class Embeddings {
    @Inject
    OpenAiSettings settings;

    @Inject
    OpenAiStack.Admission primaryStack;

    @Inject
    BackupStack.Admission backupStack;

    @Inject
    Stacks stacks;

    @Inject
    Watch watch;

    @Inject
    Faults faults;

    @Inject
    Wire wire;

    @Inject
    Time time;

    @Inject
    MetricRegistry registry;

    @Resource
    ManagedExecutorService runners;

    private StackState state;
    private Counter fallbacks;
    private @Nullable Provider primary;
    private @Nullable Provider backup;
    private @Nullable Hedge hedge;

    @PostConstruct
    void open() {
        state = stacks.of(OpenAiStack.ROW);
        fallbacks = registry.counter("kosha_fallback_total", new Tag("dependency", OpenAiStack.DEPENDENCY));
        primary = settings.primary()
                .map(endpoint -> provider(OpenAiStack.ROW, primaryStack::call, endpoint))
                .orElse(null);
        backup = settings.backup()
                .map(endpoint -> provider(BackupStack.ROW, backupStack::call, endpoint))
                .orElse(null);
        if (backup != null) {
            HedgeDelay delay = new HedgeDelay(state.limits().cap());
            hedge = new Hedge(runners, delay, RetryBudget.forHedges(), time);
        }
    }

    private Provider provider(StackRow row, Provider.Entry entry, Endpoint endpoint) {
        WireTransport transport = new WireTransport(new HttpAttempt(wire, time, new OpenAiDialect()));
        return new Provider(stacks.of(row), entry, watch, faults, transport, endpoint, settings);
    }

    /**
     * The vectors of the texts, in their order. No connection to PostgreSQL is to be held meanwhile (ruling 29), and the
     * reserve of the request's time is left over in any case.
     *
     * @throws KoshaException {@code dependency_unavailable} or {@code overloaded} of {@code openai}, and
     *     {@code deadline_exceeded} when not even the reserve is left
     */
    public Embedded of(Call call, List<String> texts) {
        Provider first = primary;
        if (first == null) {
            throw KoshaException.unavailable(OpenAiStack.DEPENDENCY, state.again(), null);
        }
        Provider second = backup;
        return second == null || hedge == null
                ? new Embedded(first.embed(call, texts), new ServedBy(OpenAiStack.DEPENDENCY, false, null))
                : raced(hedge, call, texts, first, second);
    }

    private Embedded raced(Hedge race, Call call, List<String> texts, Provider first, Provider second) {
        try {
            Served<List<Embedding>> served = race.call(() -> first.embed(call, texts), () -> second.embed(call, texts));
            if (served.by() == Side.PRIMARY) {
                return new Embedded(served.value(), new ServedBy(OpenAiStack.DEPENDENCY, served.hedged(), null));
            }
            fallbacks.inc();
            Why why = served.hedged() ? Why.PRIMARY_SLOW : Why.PRIMARY_FAILED;
            return new Embedded(served.value(), new ServedBy(BackupStack.DEPENDENCY, served.hedged(), why));
        } catch (InterruptedException left) {
            Thread.currentThread().interrupt();
            throw KoshaException.deadlineExceeded(); // nobody reads this
        }
    }

    /** Goes the whole way of each provider without sending anything, so that the first real call finds nothing cold. */
    public void rehearse() {
        if (primary != null) {
            primary.rehearse(time);
        }
        if (backup != null) {
            backup.rehearse(time);
        }
    }
}
