/** The services behind the gateway. */
@NullMarked
package com.kosha.gateway.downstream;

import org.jspecify.annotations.NullMarked;
