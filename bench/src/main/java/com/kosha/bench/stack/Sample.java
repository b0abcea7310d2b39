package com.kosha.bench.stack;

/**
 * What one call cost in one round.
 *
 * @param nanos the time it took, on average over the best of many short spells
 * @param bytes what it allocated, on average
 */
record Sample(Library library, Situation situation, double nanos, double bytes) {}
