/** The one crossing from exceptions to the taxonomy. */
@NullMarked
package com.kosha.gateway.errors;

import org.jspecify.annotations.NullMarked;
