package com.kosha.stack;

import com.kosha.resilience.Verdict;

/**
 * An attempt is over: a CDI event, fired on the attempt's own thread.
 *
 * @param dependency whom it was sent to, such as {@code core-api}
 * @param verdict what its end says about the dependency
 * @param nanos how long it took
 */
public record AttemptEnded(String dependency, Verdict verdict, long nanos) {}
