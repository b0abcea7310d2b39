package com.kosha.stack;

import com.kosha.resilience.CircuitOpen;
import com.kosha.resilience.LocalRejection;
import com.kosha.resilience.Verdict;
import jakarta.annotation.Priority;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;

/** Enforces what {@code @CircuitBreaker} declares. One logical call counts once, however many attempts it took. */
@OwnBreaker
@Interceptor
@Priority(Layers.BREAKER)
public class BreakerGuard {

    @AroundInvoke
    Object admit(InvocationContext invocation) {
        GuardedCall<?> guarded = GuardedCall.of(invocation);
        StackMetrics metrics = guarded.stack().metrics();
        try {
            Object result = guarded.stack().breaker().run(guarded.call(), () -> GuardedCall.proceed(invocation));
            metrics.breakerSaw(Verdict.SUCCESS);
            return result;
        } catch (CircuitOpen open) {
            metrics.breakerRefused();
            throw open;
        } catch (LocalRejection notCalled) {
            throw notCalled;
        } catch (RuntimeException failure) {
            metrics.breakerSaw(Verdict.of(failure));
            throw failure;
        }
    }
}
