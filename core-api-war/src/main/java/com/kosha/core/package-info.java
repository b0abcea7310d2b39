/** The bank's data on PostgreSQL, for the gateway alone. A feature is a package: its resource speaks HTTP, its rules hold the SQL. */
@NullMarked
package com.kosha.core;

import org.jspecify.annotations.NullMarked;
