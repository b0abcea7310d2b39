/** The append-only record of every call. */
@NullMarked
package com.kosha.gateway.audit;

import org.jspecify.annotations.NullMarked;
