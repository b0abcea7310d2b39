/** How well a customer is known, and by which documents. */
@NullMarked
package com.kosha.core.kyc;

import org.jspecify.annotations.NullMarked;
