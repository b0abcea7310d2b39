/** Payments that customers dispute. */
@NullMarked
package com.kosha.core.disputes;

import org.jspecify.annotations.NullMarked;
