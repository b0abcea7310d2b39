package com.kosha.gateway.trace;

import java.util.Optional;

/** Where steps are recorded. */
interface Recorder {
    /** The step of the request on this thread, when the server records it. */
    Optional<Trace> request();

    /** Begins a tool's step; the request's own is linked when it belongs to another trace. */
    Step tool(String tool, Trace within, Trace arrived);

    /** Begins the step of one request that goes out. */
    Step attempt(String dependency, int number, Trace within);
}
