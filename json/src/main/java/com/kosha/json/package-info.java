/** The one way that Kosha reads and writes JSON. */
@NullMarked
package com.kosha.json;

import org.jspecify.annotations.NullMarked;
