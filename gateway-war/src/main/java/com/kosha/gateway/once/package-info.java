/** What may be used once only, by whichever gateway it comes to. */
@NullMarked
package com.kosha.gateway.once;

import org.jspecify.annotations.NullMarked;
