/** What makes a write happen once, whatever is sent twice, by whomever (ruling 23). */
@NullMarked
package com.kosha.core.idempotency;

import org.jspecify.annotations.NullMarked;
