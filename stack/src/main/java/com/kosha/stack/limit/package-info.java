/** What a provider admits of us in a span of time, kept to before it has to say so (ruling 26). */
@NullMarked
package com.kosha.stack.limit;

import org.jspecify.annotations.NullMarked;
