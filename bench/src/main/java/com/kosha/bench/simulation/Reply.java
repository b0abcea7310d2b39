package com.kosha.bench.simulation;

/** What a dependency makes of one request. */
enum Reply {
    OK,
    /** 503. */
    UNAVAILABLE,
    /** The connection breaks. */
    RESET,
    /** Nothing came, for as long as the caller would wait. */
    SILENCE
}
