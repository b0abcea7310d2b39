/** Suspicions of money laundering, with the movements that raised them. */
@NullMarked
package com.kosha.core.aml;

import org.jspecify.annotations.NullMarked;
