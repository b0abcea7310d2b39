/** Screenings that the vendor has yet to answer, and those whose answer must not be lost. */
@NullMarked
package com.kosha.core.screenings;

import org.jspecify.annotations.NullMarked;
