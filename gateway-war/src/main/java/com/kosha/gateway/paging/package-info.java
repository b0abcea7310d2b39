/** Signed cursors over the keyset positions of core-api. */
@NullMarked
package com.kosha.gateway.paging;

import org.jspecify.annotations.NullMarked;
