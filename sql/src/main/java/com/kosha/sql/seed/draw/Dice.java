package com.kosha.sql.seed.draw;

import java.util.List;

/** Chance that falls the same way for the same seed on every Java: SplitMix64, written out. */
public final class Dice {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;
    private static final double UNIT = 0x1.0p-53;

    private long state;

    private Dice(long state) {
        this.state = state;
    }

    /** Dice of its own for each thing, so that one more draw for one does not change another. */
    public static Dice of(long seed, String kind, long number) {
        return new Dice(mixed(mixed(seed) + kind.hashCode() * GOLDEN) + mixed(number * GOLDEN));
    }

    /** 0 to 1, without 1. */
    public double unit() {
        return (next() >>> 11) * UNIT;
    }

    /** 0 to the bound, without it. */
    public int below(int bound) {
        return (int) (unit() * bound);
    }

    /** Both ends included. */
    public long between(long low, long high) {
        return low + (long) (unit() * (high - low + 1));
    }

    /** Both ends included; ten times as much is as much rarer, as with prices. */
    public long skewed(long low, long high) {
        return (long) (low * StrictMath.pow((high + 1.0) / low, unit()));
    }

    public boolean percent(double chance) {
        return unit() * 100 < chance;
    }

    public <T> T pick(List<T> items) {
        return items.get(below(items.size()));
    }

    public String digits(int count) {
        StringBuilder out = new StringBuilder(count);
        for (int i = 0; i < count; i++) {
            out.append((char) ('0' + below(10)));
        }
        return out.toString();
    }

    /** A to Z. */
    public char letter() {
        return (char) ('A' + below(26));
    }

    private long next() {
        state += GOLDEN;
        return mixed(state);
    }

    private static long mixed(long value) {
        long z = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
