/** The generator: a whole bank drawn from one number, the same on every machine. */
@NullMarked
package com.kosha.sql.seed;

import org.jspecify.annotations.NullMarked;
