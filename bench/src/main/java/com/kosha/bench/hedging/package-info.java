/** What a second provider does to the slowest calls, and what it costs. */
@NullMarked
package com.kosha.bench.hedging;

import org.jspecify.annotations.NullMarked;
