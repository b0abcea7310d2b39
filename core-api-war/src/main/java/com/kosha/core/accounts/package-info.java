/** What lies in an account, and what it was spent on. */
@NullMarked
package com.kosha.core.accounts;

import org.jspecify.annotations.NullMarked;
