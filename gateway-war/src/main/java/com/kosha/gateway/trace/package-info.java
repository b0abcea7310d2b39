/** W3C trace context. */
@NullMarked
package com.kosha.gateway.trace;

import org.jspecify.annotations.NullMarked;
