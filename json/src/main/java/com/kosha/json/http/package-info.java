/** JSON as the body of a request or an answer; for servers that have JAX-RS. */
@NullMarked
package com.kosha.json.http;

import org.jspecify.annotations.NullMarked;
