package com.kosha.stack;

import com.kosha.resilience.AttemptFailed;
import com.kosha.resilience.Time;
import com.kosha.resilience.Verdict;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import java.util.function.Supplier;

/** Sees each attempt end: into the meters, and to whoever observes {@link AttemptEnded}. */
@ApplicationScoped
public class Watch {
    @Inject
    Time time;

    @Inject
    Event<AttemptEnded> ends;

    /** Runs one attempt through that stack. */
    public <T> T over(StackState stack, Supplier<T> attempt) {
        long started = time.nanos();
        try {
            T result = attempt.get();
            ended(stack, "success", Verdict.SUCCESS, time.nanos() - started);
            return result;
        } catch (AttemptFailed failed) {
            ended(stack, failed.failure().label(), failed.failure().verdict(), time.nanos() - started);
            throw failed;
        }
    }

    private void ended(StackState stack, String outcome, Verdict verdict, long nanos) {
        stack.metrics().attempted(outcome, nanos);
        ends.fire(new AttemptEnded(stack.dependency(), verdict, nanos));
    }
}
