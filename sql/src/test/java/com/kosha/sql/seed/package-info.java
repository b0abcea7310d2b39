@NullMarked
package com.kosha.sql.seed;

import org.jspecify.annotations.NullMarked;
