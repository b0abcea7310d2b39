/** The trace that a thread works for, in what the thread logs. */
@NullMarked
package com.kosha.stack.trace;

import org.jspecify.annotations.NullMarked;
