/** The consent of the person behind a call, without which nothing is changed. */
@NullMarked
package com.kosha.gateway.consent;

import org.jspecify.annotations.NullMarked;
