/** The vendor's one question. */
@NullMarked
package com.kosha.screening.screenings;

import org.jspecify.annotations.NullMarked;
