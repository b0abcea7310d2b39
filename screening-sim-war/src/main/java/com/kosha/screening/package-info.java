/** The sanctions screening vendor, simulated. */
@NullMarked
package com.kosha.screening;

import org.jspecify.annotations.NullMarked;
