/** Customers, and how well the bank knows them. */
@NullMarked
package com.kosha.sql.seed.people;

import org.jspecify.annotations.NullMarked;
