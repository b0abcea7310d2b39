package com.kosha.resilience;

/** Somebody else is at work on this saga: whoever hears this must not go on with it. */
public final class JournalLost extends RuntimeException {
    public JournalLost() {
        super("Another runner has taken this saga over", null, false, false);
    }
}
