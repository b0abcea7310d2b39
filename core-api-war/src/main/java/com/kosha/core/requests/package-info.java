/** The requests that are being served, as things that their callers can call off. */
@NullMarked
package com.kosha.core.requests;

import org.jspecify.annotations.NullMarked;
