@NullMarked
package com.kosha.sql;

import org.jspecify.annotations.NullMarked;
