package com.kosha.core.openai;

import com.kosha.contract.KoshaException;
import com.kosha.core.db.Call;
import com.kosha.resilience.Attempt;
import com.kosha.resilience.AttemptFailed;
import com.kosha.resilience.BadStatus;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.DeadlineExceeded;
import com.kosha.resilience.LogicalCall;
import com.kosha.resilience.Repeat;
import com.kosha.resilience.Time;
import com.kosha.stack.DependencyFailure;
import com.kosha.stack.GuardedCall;
import com.kosha.stack.StackState;
import com.kosha.stack.Stacks;
import com.kosha.stack.Watch;
import com.kosha.stack.chaos.Faults;
import com.kosha.stack.http.HttpAttempt;
import com.kosha.stack.http.Outgoing;
import com.kosha.stack.http.Wire;
import com.kosha.stack.http.WireTransport;
import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.ProcessingException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Turns texts into vectors, behind the stack of the provider that does. */
@ApplicationScoped
public class Embeddings {
    /** What the provider answered is not what it promises: as from a gateway whose other side is broken. */
    private static final BadStatus UNREADABLE = BadStatus.of(502);

    private static final Duration REHEARSAL = Duration.ofSeconds(10);

    @Inject
    OpenAiSettings settings;

    @Inject
    OpenAiStack.Admission stack;

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

    private StackState state;
    private WireTransport transport;
    private @Nullable OpenAi openAi;

    @PostConstruct
    void open() {
        state = stacks.of(OpenAiStack.ROW);
        transport = new WireTransport(new HttpAttempt(wire, time, new OpenAiDialect()));
        openAi = settings.url().map(url -> transport.client(url, OpenAi.class)).orElse(null);
    }

    /**
     * The vectors of the texts, in their order. No connection to PostgreSQL is to be held meanwhile (ruling 29), and the
     * reserve of the request's time is left over in any case.
     *
     * @throws KoshaException {@code dependency_unavailable} or {@code overloaded} of {@code openai}, and
     *     {@code deadline_exceeded} when not even the reserve is left
     */
    public List<Embedding> of(Call call, List<String> texts) {
        OpenAi provider = openAi;
        if (provider == null) {
            throw KoshaException.unavailable(OpenAiStack.DEPENDENCY, state.again(), null);
        }
        EmbeddingRequest request = new EmbeddingRequest(settings.model(), texts, settings.dimensions());
        Deadline deadline = call.deadline().keeping(settings.reserve());
        LogicalCall<List<Embedding>> embedding = new LogicalCall<>(
                state.limits(),
                deadline,
                Repeat.onAttempt(call.attempt()),
                attempt -> send(call, provider, attempt, request));
        try {
            return stack.call(new GuardedCall<>(embedding, state));
        } catch (RuntimeException failure) {
            throw DependencyFailure.classify(failure, OpenAiStack.DEPENDENCY, state.again());
        }
    }

    /**
     * Goes the whole way without sending anything, so that the first real call does not pay for what is cold. It ends as
     * our own refusal: breaker and budget stay as they are.
     */
    public void rehearse() {
        EmbeddingRequest nothing = new EmbeddingRequest(settings.model(), List.of(), settings.dimensions());
        LogicalCall<List<Embedding>> dry =
                new LogicalCall<>(state.limits(), Deadline.in(REHEARSAL, time), Repeat.SAFE, attempt -> {
                    if (openAi != null) {
                        openAi.embeddings(nothing);
                    }
                    throw new DeadlineExceeded();
                });
        try {
            stack.call(new GuardedCall<>(dry, state));
        } catch (DeadlineExceeded ended) {
            return;
        }
    }

    private List<Embedding> send(Call call, OpenAi provider, Attempt attempt, EmbeddingRequest request) {
        return watch.over(state, () -> {
            faults.strike(call.armed(), OpenAiStack.DEPENDENCY, attempt);
            return read(answer(provider, attempt, request), request.input().size());
        });
    }

    /** The provider is a stranger: of ours it sees the key and the texts, no trace, no deadline. */
    private EmbeddingAnswer answer(OpenAi provider, Attempt attempt, EmbeddingRequest request) {
        Map<String, String> headers = settings.key()
                .map(key -> Map.of("Authorization", "Bearer " + key))
                .orElse(Map.of());
        try {
            return transport.carry(new Outgoing(attempt, headers), () -> provider.embeddings(request));
        } catch (ProcessingException unreadable) {
            throw new AttemptFailed(UNREADABLE, unreadable);
        }
    }

    private List<Embedding> read(EmbeddingAnswer answer, int texts) {
        return answer.embeddings(texts, settings.dimensions()).orElseThrow(() -> new AttemptFailed(UNREADABLE));
    }
}
