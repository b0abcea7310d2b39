package com.kosha.core.openai;

import com.kosha.contract.KoshaException;
import com.kosha.core.db.Call;
import com.kosha.resilience.Attempt;
import com.kosha.resilience.AttemptFailed;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.DeadlineExceeded;
import com.kosha.resilience.LocalRejection;
import com.kosha.resilience.LogicalCall;
import com.kosha.resilience.NoAnswer;
import com.kosha.resilience.Repeat;
import com.kosha.resilience.Time;
import com.kosha.stack.DependencyFailure;
import com.kosha.stack.GuardedCall;
import com.kosha.stack.StackState;
import com.kosha.stack.Watch;
import com.kosha.stack.chaos.Faults;
import com.kosha.stack.http.Outgoing;
import com.kosha.stack.http.WireTransport;
import com.kosha.stack.openai.Embedding;
import com.kosha.stack.openai.EmbeddingRequest;
import com.kosha.stack.openai.Endpoint;
import java.time.Duration;
import java.util.List;

/** One provider of embeddings, behind the stack that is its own. */
final class Provider {
    private static final Duration REHEARSAL = Duration.ofSeconds(10);

    private final StackState stack;
    private final Entry entry;
    private final Watch watch;
    private final Faults faults;
    private final WireTransport transport;
    private final Endpoint endpoint;
    private final OpenAi requests;
    private final OpenAiSettings settings;

    /** The outermost layer of a stack. */
    @FunctionalInterface
    interface Entry {
        <T> T call(GuardedCall<T> call);
    }

    Provider(
            StackState stack,
            Entry entry,
            Watch watch,
            Faults faults,
            WireTransport transport,
            Endpoint endpoint,
            OpenAiSettings settings) {
        this.stack = stack;
        this.entry = entry;
        this.watch = watch;
        this.faults = faults;
        this.transport = transport;
        this.endpoint = endpoint;
        this.requests = transport.client(endpoint.url(), OpenAi.class);
        this.settings = settings;
    }

    StackState stack() {
        return stack;
    }

    /** @throws KoshaException for every failure, by the taxonomy */
    List<Embedding> embed(Call call, List<String> texts) {
        EmbeddingRequest request = new EmbeddingRequest(settings.model(), texts, settings.dimensions());
        Deadline deadline = call.deadline().keeping(settings.reserve());
        LogicalCall<List<Embedding>> embedding = new LogicalCall<>(
                stack.limits(), deadline, Repeat.onAttempt(call.attempt()), attempt -> send(call, attempt, request));
        try {
            return entry.call(new GuardedCall<>(embedding, stack));
        } catch (RuntimeException failure) {
            throw DependencyFailure.classify(failure, stack.dependency(), stack.again());
        }
    }

    /** Goes the whole way without sending anything; it ends as our own refusal, so breaker and budget stay as they are. */
    void rehearse(Time time) {
        EmbeddingRequest something = new EmbeddingRequest(settings.model(), List.of("warm up"), settings.dimensions());
        LogicalCall<List<Embedding>> dry =
                new LogicalCall<>(stack.limits(), Deadline.in(REHEARSAL, time), Repeat.SAFE, attempt -> {
                    requests.embeddings(something);
                    throw new DeadlineExceeded();
                });
        try {
            entry.call(new GuardedCall<>(dry, stack));
        } catch (LocalRejection ended) { // ours, or a breaker's that is open: the server starts all the same
            return;
        }
    }

    private List<Embedding> send(Call call, Attempt attempt, EmbeddingRequest request) {
        return watch.over(stack, () -> {
            faults.strike(call.armed(), stack.dependency(), attempt);
            return transport
                    .carry(new Outgoing(attempt, endpoint.headers()), () -> requests.embeddings(request))
                    .embeddings(request.input().size(), settings.dimensions())
                    .orElseThrow(() -> new AttemptFailed(NoAnswer.UNREADABLE)); // not what it promises
        });
    }
}
