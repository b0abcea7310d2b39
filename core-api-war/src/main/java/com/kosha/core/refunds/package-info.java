/** Money that goes back to a customer: issued and cancelled by sagas, settled by time (rulings 23 and 24). */
@NullMarked
package com.kosha.core.refunds;

import org.jspecify.annotations.NullMarked;
