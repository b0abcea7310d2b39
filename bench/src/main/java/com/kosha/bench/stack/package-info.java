/**
 * What the stack costs a call, beside other libraries that enforce the same policies. Start at
 * {@link com.kosha.bench.stack.Ratios}, which measures and writes the page {@code docs/bench/stack.md};
 * {@link com.kosha.bench.stack.Library} is the list of those that take part, {@link com.kosha.bench.stack.Policy} what
 * they all have to enforce.
 */
@NullMarked
package com.kosha.bench.stack;

import org.jspecify.annotations.NullMarked;
