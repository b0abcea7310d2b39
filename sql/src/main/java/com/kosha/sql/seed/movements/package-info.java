/** The everyday movements of an account. */
@NullMarked
package com.kosha.sql.seed.movements;

import org.jspecify.annotations.NullMarked;
