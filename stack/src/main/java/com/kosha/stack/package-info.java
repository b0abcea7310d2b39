/**
 * The resilience jar's side of CDI: the layers around a dependency as interceptors and annotations, one bean a layer.
 * A stack is a file with four nested beans and its row; what it shares between calls is built by {@link
 * com.kosha.stack.Stacks}.
 */
@NullMarked
package com.kosha.stack;

import org.jspecify.annotations.NullMarked;
