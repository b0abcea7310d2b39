/** What goes over the wire between the gateway and core-api: records, closed sets, names. Plain Java. */
@NullMarked
package com.kosha.contract;

import org.jspecify.annotations.NullMarked;
