/** The refund ledger: a second database, with which no transaction is shared. */
@NullMarked
package com.kosha.core.ledger;

import org.jspecify.annotations.NullMarked;
