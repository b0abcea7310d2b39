/** The shared keys by which this gateway knows its own words again. */
@NullMarked
package com.kosha.gateway.keys;

import org.jspecify.annotations.NullMarked;
