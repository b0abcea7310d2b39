/** How the vendor reads, answers and refuses. */
@NullMarked
package com.kosha.screening.http;

import org.jspecify.annotations.NullMarked;
