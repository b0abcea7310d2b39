/**
 * What the stack does to a dependency in trouble, beside a client without one: the real classes of
 * {@code com.kosha.resilience}, in virtual time and with seeded chance, so that each run is the same to the last digit.
 *
 * <p>Start at {@link com.kosha.bench.simulation.Charts}, the list of the pictures in {@code docs/bench}. Each comes from
 * a scenario: {@link com.kosha.bench.simulation.Amplification}, {@link com.kosha.bench.simulation.SlowThenDead},
 * {@link com.kosha.bench.simulation.Backlog}, {@link com.kosha.bench.simulation.Restart}.
 */
@NullMarked
package com.kosha.bench.simulation;

import org.jspecify.annotations.NullMarked;
