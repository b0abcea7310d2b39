/** The database's schema and how it comes to be. */
@NullMarked
package com.kosha.sql;

import org.jspecify.annotations.NullMarked;
