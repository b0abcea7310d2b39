package com.kosha.stack;

import com.kosha.resilience.AttemptFailed;
import com.kosha.resilience.GivenUp;
import com.kosha.resilience.NoAnswer;
import jakarta.annotation.Priority;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;
import org.eclipse.microprofile.faulttolerance.exceptions.TimeoutException;

/**
 * Runs around each attempt, inside the retry loop: decides, sleeps, and throws what makes the loop go round or stop. The
 * pause is so outside of the attempt's timeout and inside of the bulkhead's permit.
 */
@Paced
@Interceptor
@Priority(Layers.PACING)
public class RetryPacing {

    @AroundInvoke
    Object pace(InvocationContext invocation) {
        GuardedCall<?> guarded = GuardedCall.of(invocation);
        StackState stack = guarded.stack();
        try {
            Object result = GuardedCall.proceed(invocation);
            stack.pacing().succeeded();
            return result;
        } catch (RuntimeException failure) {
            RuntimeException next = stack.pacing().next(guarded.call(), ours(failure));
            if (next instanceof GivenUp givenUp) {
                stack.metrics().stopped(givenUp.reason());
            }
            throw next;
        }
    }

    /** The backstop speaks only when the transport did not keep the attempt's time: silence, by any measure. */
    private static RuntimeException ours(RuntimeException failure) {
        return failure instanceof TimeoutException late ? new AttemptFailed(NoAnswer.TIMEOUT, late) : failure;
    }
}
