package com.kosha.resilience;

import static java.util.concurrent.TimeUnit.SECONDS;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Many threads that do the same thing at the same moment. */
final class Crowd implements AutoCloseable {
    private final int size;
    private final ExecutorService threads;

    Crowd(int size) {
        this.size = size;
        this.threads = Executors.newFixedThreadPool(size);
    }

    /** Lets all of them go at once, and waits until all are done. */
    <T> List<T> all(Callable<T> deed) throws Exception {
        CyclicBarrier together = new CyclicBarrier(size);
        List<Future<T>> running = new ArrayList<>();
        for (int one = 0; one < size; one++) {
            running.add(threads.submit(() -> {
                together.await(10, SECONDS);
                return deed.call();
            }));
        }
        List<T> done = new ArrayList<>();
        for (Future<T> one : running) {
            done.add(one.get(10, SECONDS));
        }
        return done;
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
