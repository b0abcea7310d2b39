/** Who is calling: tokens in, service tokens out. */
@NullMarked
package com.kosha.gateway.identity;

import org.jspecify.annotations.NullMarked;
