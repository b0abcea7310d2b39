/** A vendor that misbehaves on request, for rehearsals. */
@NullMarked
package com.kosha.screening.chaos;

import org.jspecify.annotations.NullMarked;
