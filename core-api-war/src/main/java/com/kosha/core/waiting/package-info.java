/** How much waits: for the queue, and for a person. */
@NullMarked
package com.kosha.core.waiting;

import org.jspecify.annotations.NullMarked;
