/** From rows to PostgreSQL. */
@NullMarked
package com.kosha.sql.seed.copy;

import org.jspecify.annotations.NullMarked;
