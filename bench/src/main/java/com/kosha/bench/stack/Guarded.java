package com.kosha.bench.stack;

import java.util.function.Supplier;

/** A dependency's call behind one library's layers, put together once and called often. */
@FunctionalInterface
interface Guarded {

    /** Makes the call; refused by a layer, or failed, it throws what its library throws. */
    String call();

    /** The way in which a library guards a call. */
    @FunctionalInterface
    interface By {
        Guarded guard(Supplier<String> dependency);
    }
}
