/** Accounts and what is held in them. */
@NullMarked
package com.kosha.sql.seed.accounts;

import org.jspecify.annotations.NullMarked;
