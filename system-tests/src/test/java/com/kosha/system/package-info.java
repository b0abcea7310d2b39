/** Promises of the whole product, kept by three running servers. */
@NullMarked
package com.kosha.system;

import org.jspecify.annotations.NullMarked;
