/** What the listings share: checks of what was asked, places in an order, pages. */
@NullMarked
package com.kosha.core.search;

import org.jspecify.annotations.NullMarked;
