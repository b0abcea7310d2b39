package com.kosha.stack;

/** Where our own layers stand among the fault-tolerance annotations' interceptor, whose priority is 4010. */
final class Layers {
    /** Outside all of them. */
    static final int DEADLINE = 4_000;

    static final int BREAKER = 4_005;
    /** Inside the retry loop. */
    static final int PACING = 4_100;

    private Layers() {}
}
