/** What others must hear of, kept in the transaction of what they hear of. */
@NullMarked
package com.kosha.core.outbox;

import org.jspecify.annotations.NullMarked;
