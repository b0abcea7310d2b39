package com.kosha.core.screenings;

import com.kosha.contract.Agreement;
import com.kosha.contract.EntityType;
import com.kosha.contract.MatchStrength;
import com.kosha.contract.ScreeningAnswer;
import com.kosha.contract.ScreeningFeatures;
import com.kosha.contract.ScreeningMatch;
import com.kosha.contract.ScreeningQuestion;
import com.kosha.contract.ScreeningRequest;
import com.kosha.core.BankSystem;
import com.kosha.core.db.Call;
import com.kosha.core.db.Viewer;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.Time;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

/** People who screen, the gateway's worker, and what the vendor says. */
final class ScreeningFixture {
    static final String TRACE = "0123456789abcdef0123456789abcdef";
    static final ScreeningSettings SETTINGS =
            new ScreeningSettings(0.95, Duration.ofSeconds(30), Duration.ofSeconds(5), Duration.ofMinutes(5));
    private static final AtomicInteger PEOPLE = new AtomicInteger();

    static {
        // ids of their own: other tests of the queue make some up
        BankSystem.look("SELECT setval('bank.screening_ids', 50000000)");
    }

    private ScreeningFixture() {}

    static Screenings screenings() {
        return new Screenings(BankSystem.db(), SETTINGS, Time.system());
    }

    static FollowUps followUps() {
        return new FollowUps(BankSystem.db(), SETTINGS);
    }

    /** Somebody whom nobody has asked about yet. */
    static ScreeningQuestion somebody() {
        return new ScreeningQuestion(
                "Somebody Number " + PEOPLE.incrementAndGet(),
                EntityType.INDIVIDUAL,
                List.of(LocalDate.of(1980, 2, 3)),
                List.of("IN"));
    }

    static ScreeningRequest unanswered(ScreeningQuestion question) {
        return new ScreeningRequest(question, null);
    }

    static ScreeningAnswer clear() {
        return new ScreeningAnswer(List.of(), "v1", Instant.parse("2026-11-30T10:00:00Z"));
    }

    static ScreeningAnswer scored(double score) {
        return new ScreeningAnswer(
                List.of(new ScreeningMatch(
                        score,
                        score >= 0.9 ? MatchStrength.MATCH : MatchStrength.POSSIBLE,
                        "Viktor Marenko",
                        "Victor Marenko",
                        EntityType.INDIVIDUAL,
                        "KOSHA-FICTION",
                        "KF-0001",
                        List.of("ARMS"),
                        new ScreeningFeatures(score, Agreement.UNKNOWN, Agreement.UNKNOWN))),
                "v1",
                Instant.parse("2026-11-30T10:00:00Z"));
    }

    static Call officer(String subject) {
        return call(subject, "kyc_officer");
    }

    static Call worker() {
        return call("screening_follow_up", "screening_follow_up");
    }

    static Call call(String subject, String role) {
        Viewer viewer = new Viewer(subject, "agent-1", Set.of(role), Optional.empty(), false);
        return new Call(viewer, Deadline.in(Duration.ofSeconds(20), Time.system()));
    }

    /** One column of a screening, as the owner of the database sees it; empty where it is null. */
    static String kept(String screeningId, String column) {
        return BankSystem.look("SELECT coalesce(" + column + "::text, '') FROM bank.screenings WHERE screening_id = '"
                + screeningId + "'");
    }

    /** Nothing of earlier tests is due any more. */
    static void leaveNothingDue() {
        BankSystem.look("""
                WITH moved AS (
                    UPDATE bank.screenings SET due_at = now() + interval '1 day' WHERE status = 'DEFERRED'
                    RETURNING 1)
                SELECT count(*) FROM moved
                """);
    }
}
