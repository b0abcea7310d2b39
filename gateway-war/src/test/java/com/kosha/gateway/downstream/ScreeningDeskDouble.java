package com.kosha.gateway.downstream;

import com.kosha.contract.Agreement;
import com.kosha.contract.EntityType;
import com.kosha.contract.KoshaException;
import com.kosha.contract.MatchStrength;
import com.kosha.contract.QueueState;
import com.kosha.contract.ScreeningAnswer;
import com.kosha.contract.ScreeningFeatures;
import com.kosha.contract.ScreeningMatch;
import com.kosha.contract.ScreeningQuestion;
import com.kosha.contract.ScreeningReport;
import com.kosha.contract.ScreeningRequest;
import com.kosha.contract.ScreeningStatus;
import com.kosha.contract.ScreeningTask;
import com.kosha.contract.ScreeningView;
import com.kosha.gateway.call.CallContext;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A vendor and a core-api that do as a test says, and write down what they hear. */
public final class ScreeningDeskDouble implements ScreeningDesk {
    public static final Instant AS_OF = Instant.parse("2026-11-30T10:00:00Z");

    public final List<String> heard = new ArrayList<>();
    public final List<ScreeningReport> reports = new ArrayList<>();
    public final Deque<ScreeningTask> due = new ArrayDeque<>();
    public Optional<Duration> refusal = Optional.empty();
    public int refused;
    public Supplier<ScreeningAnswer> vendor = () -> answer();
    public @Nullable KoshaException records;
    /** From the 95th hundredth on, as core-api has it. */
    public double threshold = 0.95;

    public static ScreeningAnswer answer(double... scores) {
        List<ScreeningMatch> matches = new ArrayList<>();
        for (double score : scores) {
            matches.add(new ScreeningMatch(
                    score,
                    score >= 0.9 ? MatchStrength.MATCH : MatchStrength.POSSIBLE,
                    "Viktor Marenko",
                    "Victor Marenko",
                    EntityType.INDIVIDUAL,
                    "KOSHA-FICTION",
                    "KF-0001",
                    List.of("ARMS"),
                    new ScreeningFeatures(score, Agreement.UNKNOWN, Agreement.UNKNOWN)));
        }
        return new ScreeningAnswer(matches, "v1", AS_OF);
    }

    /** One that waits for the worker. */
    public static ScreeningTask task(String id) {
        return new ScreeningTask(
                id, id, new UUID(0, 1), new ScreeningQuestion("Somebody", EntityType.INDIVIDUAL, List.of(), List.of()));
    }

    @Override
    public Optional<Duration> refusal() {
        return refusal;
    }

    @Override
    public Optional<Duration> refuse() {
        refused += refusal.isPresent() ? 1 : 0;
        return refusal;
    }

    @Override
    public ScreeningAnswer ask(CallContext call, String key, ScreeningQuestion question) {
        heard.add("ask " + key);
        return vendor.get();
    }

    @Override
    public ScreeningView record(CallContext call, ScreeningRequest request) {
        heard.add("record");
        if (records != null) {
            throw records;
        }
        ScreeningAnswer answer = request.answer();
        if (answer == null) {
            return view(ScreeningStatus.DEFERRED, List.of());
        }
        boolean blocked = answer.matches().get(0).score() >= threshold;
        return view(blocked ? ScreeningStatus.BLOCKED : ScreeningStatus.POTENTIAL_MATCH, answer.matches());
    }

    @Override
    public ScreeningView find(CallContext call, String screeningId) {
        heard.add("find " + screeningId);
        return view(ScreeningStatus.CLEAR, List.of());
    }

    private static ScreeningView view(ScreeningStatus status, List<ScreeningMatch> matches) {
        return new ScreeningView(
                "SCR-00000001",
                status,
                matches,
                status == ScreeningStatus.BLOCKED ? QueueState.OPEN : null,
                AS_OF,
                status == ScreeningStatus.DEFERRED ? null : AS_OF,
                status == ScreeningStatus.DEFERRED ? 2L : null,
                AS_OF);
    }

    @Override
    public Optional<ScreeningTask> lease(CallContext call, UUID lease) {
        heard.add("lease");
        return Optional.ofNullable(due.poll());
    }

    @Override
    public void report(CallContext call, String screeningId, ScreeningReport report) {
        heard.add("report " + screeningId + " " + report.outcome());
        reports.add(report);
    }
}
