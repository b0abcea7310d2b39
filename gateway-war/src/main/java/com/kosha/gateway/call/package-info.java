/** One call on its way: what the stages know of it, handed on as an object. */
@NullMarked
package com.kosha.gateway.call;

import org.jspecify.annotations.NullMarked;
