package com.kosha.screening.screenings;

import com.kosha.contract.KoshaException;
import com.kosha.contract.ScreeningAnswer;
import com.kosha.contract.ScreeningQuestion;
import com.kosha.json.Digest;
import com.kosha.resilience.Time;
import com.kosha.screening.match.Matcher;
import com.kosha.screening.screenings.Answered.Given;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.temporal.ChronoUnit;
import java.util.regex.Pattern;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.eclipse.microprofile.metrics.Tag;
import org.jspecify.annotations.Nullable;

/** Answers who is listed, once for each key. */
@ApplicationScoped
public class Screenings {
    private static final Pattern KEY = Pattern.compile("[A-Za-z0-9_-]{8,64}");
    private static final String LIST_VERSION = "2026-11-30";

    private final Answered answered = new Answered();

    @Inject
    Matcher matcher;

    @Inject
    Time time;

    @Inject
    MetricRegistry registry;

    /**
     * Those on the lists that it may be.
     *
     * @param key under which the same question is answered and counted once
     * @throws KoshaException {@code invalid_argument} and {@code conflict}
     */
    ScreeningAnswer answer(@Nullable String key, ScreeningQuestion question) {
        if (key == null || !KEY.matcher(key).matches()) {
            throw KoshaException.invalidArgument("idempotency_key", "is required: 8 to 64 letters, digits, _ or -");
        }
        Questions.check(question);
        Given given = answered.under(key, Digest.of(question), () -> find(question));
        registry.counter("kosha_vendor_screenings_total", new Tag("outcome", given.replayed() ? "replayed" : "new"))
                .inc();
        return given.answer();
    }

    private ScreeningAnswer find(ScreeningQuestion question) {
        return new ScreeningAnswer(
                matcher.find(question), LIST_VERSION, time.wall().truncatedTo(ChronoUnit.MILLIS));
    }
}
