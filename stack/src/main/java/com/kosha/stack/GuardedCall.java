package com.kosha.stack;

import com.kosha.resilience.LogicalCall;
import jakarta.interceptor.InvocationContext;

/** A logical call on its way through the layers of one dependency, whose state goes with it. */
public record GuardedCall<T>(LogicalCall<T> call, StackState stack) {

    /** The call that the layer was given. */
    static GuardedCall<?> of(InvocationContext invocation) {
        return (GuardedCall<?>) invocation.getParameters()[0];
    }

    /** Goes on inward. No layer has checked exceptions. */
    static Object proceed(InvocationContext invocation) {
        try {
            return invocation.proceed();
        } catch (RuntimeException failure) {
            throw failure;
        } catch (Exception impossible) {
            throw new IllegalStateException("no layer throws a checked exception", impossible);
        }
    }
}
