package com.kosha.bench.stack;

import java.util.function.Supplier;

/** Those that take part: a row of the table each. */
public enum Library {
    NONE("the call itself", dependency -> dependency::get, "No layer at all."),
    KOSHA("Kosha", KoshaGuard::layers, "All layers, with the attempt's timeout and the budget."),
    KOSHA_ARRIVAL("Kosha, and a request's arrival", KoshaGuard::layersAndArrival, "Sets a deadline for each call too."),
    RESILIENCE4J(
            "Resilience4j",
            Resilience4jGuard::standard,
            "No timeout for a call that blocks, no deadline of the request's, no retry budget."),
    RESILIENCE4J_STACKLESS(
            "Resilience4j, refusals without a stack trace", Resilience4jGuard::stackless, "A switch of its breaker."),
    FAILSAFE(
            "Failsafe",
            FailsafeGuard::untimed,
            "Its breaker does not wait for a full window: ten failures open it. No deadline of the request's, no retry budget."),
    FAILSAFE_TIMED("Failsafe, with its timeout", FailsafeGuard::timed, "The timeout is fixed, whatever is left."),
    SMALLRYE(
            "SmallRye",
            SmallRyeGuard::untimed,
            "Its order is fixed: the breaker counts attempts. No deadline of the request's, no retry budget, no full jitter."),
    SMALLRYE_TIMED("SmallRye, with its timeout", SmallRyeGuard::timed, "The timeout is fixed, whatever is left.");

    private final String title;

    @SuppressWarnings("ImmutableEnumChecker") // a method reference without state
    private final Guarded.By way;

    private final String note;

    Library(String title, Guarded.By way, String note) {
        this.title = title;
        this.way = way;
        this.note = note;
    }

    /** Its name in the table. */
    String title() {
        return title;
    }

    /** What it leaves out or does otherwise. */
    String note() {
        return note;
    }

    Guarded guard(Supplier<String> dependency) {
        return way.guard(dependency);
    }
}
