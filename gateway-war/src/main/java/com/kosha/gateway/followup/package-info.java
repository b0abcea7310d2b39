/** What the gateway finishes by itself, after the call that asked for it is over. */
@NullMarked
package com.kosha.gateway.followup;

import org.jspecify.annotations.NullMarked;
