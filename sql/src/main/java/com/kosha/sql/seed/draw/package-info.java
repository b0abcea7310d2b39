/** Chance, time and lists, of which everything else is drawn. */
@NullMarked
package com.kosha.sql.seed.draw;

import org.jspecify.annotations.NullMarked;
