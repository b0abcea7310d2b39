/** Who is listed: our own fictional list, and one in the public SDN layout. */
@NullMarked
package com.kosha.screening.lists;

import org.jspecify.annotations.NullMarked;
