/** Who banks here. */
@NullMarked
package com.kosha.core.customers;

import org.jspecify.annotations.NullMarked;
