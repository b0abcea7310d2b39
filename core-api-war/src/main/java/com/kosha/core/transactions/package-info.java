/** The movements of an account. */
@NullMarked
package com.kosha.core.transactions;

import org.jspecify.annotations.NullMarked;
