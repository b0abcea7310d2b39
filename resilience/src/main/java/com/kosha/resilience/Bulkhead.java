package com.kosha.resilience;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * A dependency's share of our threads: so many calls at once and not one more, without waiting (ruling 17). A call keeps
 * its permit through pauses and until its attempt has truly ended.
 */
public final class Bulkhead {
    private final String stack;
    private final int size;
    private final AtomicInteger inUse = new AtomicInteger();

    /** @param stack the name it goes by, such as {@code core-api-read} */
    public Bulkhead(String stack, int size) {
        if (size < 1) {
            throw new IllegalArgumentException("A bulkhead has at least one permit: " + size);
        }
        this.stack = stack;
        this.size = size;
    }

    /**
     * Runs the call under a permit.
     *
     * @throws BulkheadFull when none is free
     */
    public <T> T run(Supplier<T> inner) {
        take();
        try {
            return inner.get();
        } finally {
            inUse.decrementAndGet();
        }
    }

    /**
     * Takes a permit whose call may end on another thread.
     *
     * @throws BulkheadFull when none is free
     */
    public Slot enter() {
        take();
        return new Slot();
    }

    /** How many permits are taken. */
    public int inUse() {
        return inUse.get();
    }

    /** How many permits there are. */
    public int size() {
        return size;
    }

    private void take() {
        int taken = inUse.get();
        while (taken < size) {
            if (inUse.compareAndSet(taken, taken + 1)) {
                return;
            }
            taken = inUse.get();
        }
        throw new BulkheadFull(stack);
    }

    /** A permit that is taken; closing it gives it back, once. */
    public final class Slot implements AutoCloseable {
        private final AtomicBoolean closed = new AtomicBoolean();

        private Slot() {}

        @Override
        public void close() {
            if (closed.compareAndSet(false, true)) {
                inUse.decrementAndGet();
            }
        }
    }
}
