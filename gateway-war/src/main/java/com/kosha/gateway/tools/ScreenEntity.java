package com.kosha.gateway.tools;

import com.kosha.contract.EntityType;
import com.kosha.contract.Ids;
import com.kosha.contract.KoshaException;
import com.kosha.contract.ScreeningAnswer;
import com.kosha.contract.ScreeningMatch;
import com.kosha.contract.ScreeningQuestion;
import com.kosha.contract.ScreeningRequest;
import com.kosha.contract.ScreeningView;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.downstream.ScreeningDesk;
import com.kosha.gateway.policy.ToolPolicy;
import com.kosha.gateway.schema.About;
import com.kosha.resilience.Time;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.jspecify.annotations.Nullable;

@ApplicationScoped
@About("Asks the sanctions screening vendor about a person, an organisation or a vessel. deferred means that nothing is"
        + " known yet: come back with screening_id after retry_after_s, and do not treat it as clear.")
public class ScreenEntity implements Tool<ScreenEntity.Input, ScreenEntity.Output> {
    public record Input(
            @About("The name, in any script")
            @Size(min = 2, max = 200)
            @Pattern(regexp = "^[^\\x00-\\x1F\\x7F]+$")
            @Nullable
            String name,

            @About("What the name stands for; needed with a name") @Nullable
            EntityType entityType,

            @About("Day of birth, or of incorporation") @Nullable
            LocalDate bornOrFounded,

            @About("ISO 3166, two capital letters") @Pattern(regexp = "^[A-Z]{2}$") @Nullable
            String country,

            @About("Of an earlier screening, alone: how it stands now") @Pattern(regexp = Ids.SCREENING) @Nullable
            String screeningId) {
        public Input {
            boolean asked = name != null || entityType != null || bornOrFounded != null || country != null;
            if (asked == (screeningId != null)) {
                throw KoshaException.invalidArgument("screening_id", "stands alone, and without it a name is wanted");
            }
            if (asked && name == null) {
                throw KoshaException.invalidArgument("name", "is wanted");
            }
            if (asked && entityType == null) {
                throw KoshaException.invalidArgument("entity_type", "is wanted with a name");
            }
        }

        /** The question; empty where an earlier screening is asked for. */
        Optional<ScreeningQuestion> question() {
            return name == null || entityType == null
                    ? Optional.empty()
                    : Optional.of(new ScreeningQuestion(name, entityType, list(bornOrFounded), list(country)));
        }

        private static <T> List<T> list(@Nullable T value) {
            return Stream.ofNullable(value).toList();
        }
    }

    /** What came of it. A blocked screening is a potential match to everybody but those who decide on it. */
    public enum Status {
        CLEAR,
        POTENTIAL_MATCH,
        DEFERRED
    }

    /** How a person's decision stands. */
    public enum Review {
        PENDING,
        APPROVED,
        REJECTED
    }

    public record Output(
            Status status,

            @About("To come back with; absent for a clear answer given at once") @Nullable
            String screeningId,

            @About("The best first; empty unless potential_match")
            List<ScreeningMatch> matches,

            @About("pending: a person has to decide, and asking again changes nothing") @Nullable
            Review review,

            @Nullable Long retryAfterS,
            Instant asOf) {}

    @Inject
    ScreeningDesk desk;

    @Inject
    MetricRegistry registry;

    @Inject
    Time time;

    @Override
    public ToolPolicy policy() {
        return ToolPolicy.SCREEN_ENTITY;
    }

    @Override
    public Output call(CallContext call, Input in) {
        return in.question()
                .map(question -> screen(call, question))
                .orElseGet(() -> told(desk.find(call, String.valueOf(in.screeningId())), Duration.ZERO));
    }

    private Output screen(CallContext call, ScreeningQuestion question) {
        Optional<Duration> refusal = desk.refuse();
        if (refusal.isPresent()) {
            return deferred(call, question, refusal.get());
        }
        ScreeningAnswer answer;
        try {
            answer = desk.ask(call, key(call), question);
        } catch (KoshaException failure) {
            if (call.cancelled() || !isSilence(failure)) {
                throw failure;
            }
            return deferred(
                    call, question, Optional.ofNullable(failure.retryAfter()).orElse(Duration.ZERO));
        }
        if (answer.matches().isEmpty()) {
            return new Output(Status.CLEAR, null, List.of(), null, null, answer.screenedAt());
        }
        // what was found is told only once it is on record
        return told(desk.record(call, new ScreeningRequest(question, answer)), Duration.ZERO);
    }

    /** Nothing that can be read is silence too; a refusal of this very question, or of ours for want of room, is none. */
    private static boolean isSilence(KoshaException failure) {
        return switch (failure.code()) {
            case DEPENDENCY_UNAVAILABLE, DEADLINE_EXCEEDED, INTERNAL -> true;
            default -> false;
        };
    }

    /** New for each call, whoever names the trace. */
    private static String key(CallContext call) {
        return call.trace().traceId() + "-" + call.trace().child().spanId();
    }

    private Output deferred(CallContext call, ScreeningQuestion question, Duration wait) {
        ScreeningView view = desk.record(call, new ScreeningRequest(question, null));
        registry.counter("kosha_deferred_total").inc();
        return told(view, wait);
    }

    private Output told(ScreeningView view, Duration wait) {
        return new Output(
                switch (view.status()) {
                    case CLEAR -> Status.CLEAR;
                    case DEFERRED -> Status.DEFERRED;
                    case POTENTIAL_MATCH, BLOCKED -> Status.POTENTIAL_MATCH;
                },
                view.screeningId(),
                view.matches(),
                review(view),
                view.retryAfterS() == null ? null : Math.max(view.retryAfterS(), seconds(wait)),
                time.wall());
    }

    private static long seconds(Duration wait) {
        return wait.plusMillis(999).toSeconds();
    }

    private static @Nullable Review review(ScreeningView view) {
        if (view.review() == null) {
            return null;
        }
        return switch (view.review()) {
            case OPEN -> Review.PENDING;
            case APPROVED -> Review.APPROVED;
            case REJECTED -> Review.REJECTED;
        };
    }
}
