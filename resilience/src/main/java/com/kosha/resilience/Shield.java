package com.kosha.resilience;

import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/** Does what a cancellation must not cut short: on a thread of its own, while the caller waits for its end. */
final class Shield {
    private Shield() {}

    /** The work's result. An interrupt that comes meanwhile stands when this returns. */
    static <T> T over(Supplier<T> work) {
        FutureTask<T> task = new FutureTask<>(work::get);
        new Thread(task, "kosha-shielded").start();
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return task.get();
                } catch (InterruptedException stop) {
                    interrupted = true;
                } catch (ExecutionException failed) {
                    throw rethrown(failed);
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static RuntimeException rethrown(ExecutionException failed) {
        if (failed.getCause() instanceof Error error) {
            throw error;
        }
        return (RuntimeException) Objects.requireNonNull(failed.getCause()); // a Supplier throws nothing else
    }
}
