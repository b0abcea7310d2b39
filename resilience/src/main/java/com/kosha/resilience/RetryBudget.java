package com.kosha.resilience;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * What a dependency's callers may spend on second tries: each success pays in a tenth of a token, each retry costs one,
 * so that in the long run retries add a tenth to the load at most. Counted in thousandths: no rounding, no drift.
 */
public final class RetryBudget {
    static final int TOKEN = 1_000;
    static final int DEPOSIT = TOKEN / 10;

    private final int cap;
    private final AtomicInteger milliTokens;

    /**
     * A budget with whole tokens to begin with.
     *
     * @param initial tokens at the start, 0 to {@code cap}
     * @param cap the most tokens that can be saved up
     */
    public RetryBudget(int initial, int cap) {
        if (initial < 0 || cap < initial) {
            throw new IllegalArgumentException("A budget needs 0 <= initial <= cap");
        }
        this.cap = Math.multiplyExact(cap, TOKEN);
        this.milliTokens = new AtomicInteger(initial * TOKEN);
    }

    /** Ten tokens, which are also the most (ruling 8). */
    public static RetryBudget forRetries() {
        return new RetryBudget(10, 10);
    }

    /** One token to begin with: hedges must be earned (ruling 25). */
    public static RetryBudget forHedges() {
        return new RetryBudget(1, 10);
    }

    /** Pays in for a success. */
    public void deposit() {
        add(DEPOSIT);
    }

    /** Takes a token if there is a whole one. */
    public boolean withdraw() {
        int have = milliTokens.get();
        while (have >= TOKEN) {
            if (milliTokens.compareAndSet(have, have - TOKEN)) {
                return true;
            }
            have = milliTokens.get();
        }
        return false;
    }

    /** Gives back the token of a retry that was not sent. */
    public void refund() {
        add(TOKEN);
    }

    /** What is in it, in thousandths of a token. */
    public int milliTokens() {
        return milliTokens.get();
    }

    private void add(int amount) {
        int have = milliTokens.get();
        // A full budget is only read, never written: the usual case, and threads do not contend for it
        while (have < cap) {
            if (milliTokens.compareAndSet(have, Math.min(cap, have + amount))) {
                return;
            }
            have = milliTokens.get();
        }
    }
}
