package com.kosha.resilience;

/** The request's time is up, or what is left of it is too little to send anything. */
public final class DeadlineExceeded extends LocalRejection {
    public DeadlineExceeded() {
        super("The request's deadline leaves no time for this call");
    }
}
