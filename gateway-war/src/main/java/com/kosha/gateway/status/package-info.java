/** How the dependencies are doing, from what this gateway has seen itself. */
@NullMarked
package com.kosha.gateway.status;

import org.jspecify.annotations.NullMarked;
