/**
 * What stands between a caller and a dependency that may fail: plain Java, with time, chance and sleep handed in.
 *
 * <p>Start at {@link com.kosha.resilience.Stack}, the order of the layers in one method. Then, from the outside in:
 * <pre>
 *  deadline   Deadline, DeadlineHint, WireTime      when all of it must be over
 *  bulkhead   Bulkhead                              how many at once
 *  breaker    Breaker, Permit, BreakerState         whether to call at all
 *  retry      RetryPolicy, Pacing, RetryBudget,     whether to call again, and when
 *             Backoff, RetryAfter
 *  limit      SlidingWindow                         what the provider allows
 *  attempt    LogicalCall, AttemptLimits, Attempt   how long this one may take
 *  failures   AttemptFailure, LocalRejection,       what can go wrong, and what it says about the dependency
 *             GivenUp, Verdict
 * </pre>
 * Beside the stack stand {@link com.kosha.resilience.Hedge} (two stacks in a race),
 * {@link com.kosha.resilience.TokenBucket} (what a client may take),
 * {@link com.kosha.resilience.SagaRunner} (a change in several places, done wholly or undone) and
 * {@link com.kosha.resilience.ChaosSpec} (failures made on purpose).
 *
 * <p>Durations are never bare numbers in what is public. One dependency has one breaker, one bulkhead and one budget,
 * which many threads share; a {@link com.kosha.resilience.LogicalCall} belongs to the thread that runs it.
 */
@NullMarked
package com.kosha.resilience;

import org.jspecify.annotations.NullMarked;
