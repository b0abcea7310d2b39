package com.kosha.bench.simulation;

/** Somebody who calls the dependency, in his own way. */
@FunctionalInterface
interface Client {

    /** Makes one logical call; true when it was answered. */
    boolean call();
}
