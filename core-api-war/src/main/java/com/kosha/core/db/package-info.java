/** The one way to PostgreSQL: every statement knows who looks and until when. */
@NullMarked
package com.kosha.core.db;

import org.jspecify.annotations.NullMarked;
