/** Whether this server may be sent requests. */
@NullMarked
package com.kosha.gateway.health;

import org.jspecify.annotations.NullMarked;
