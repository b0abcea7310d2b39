/** How much a name is like those of a list. */
@NullMarked
package com.kosha.screening.match;

import org.jspecify.annotations.NullMarked;
