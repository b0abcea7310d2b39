/** The path of one request through the nine stages. */
@NullMarked
package com.kosha.gateway.pipeline;

import org.jspecify.annotations.NullMarked;
