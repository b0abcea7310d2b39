/** What operators see and do at the gateway, over HTTP. */
@NullMarked
package com.kosha.gateway.ops;

import org.jspecify.annotations.NullMarked;
