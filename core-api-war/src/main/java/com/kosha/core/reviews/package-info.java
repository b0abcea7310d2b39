/** Movements that somebody should look at. */
@NullMarked
package com.kosha.core.reviews;

import org.jspecify.annotations.NullMarked;
