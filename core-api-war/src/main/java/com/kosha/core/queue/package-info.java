/** What waits for a person's decision (ruling 27). */
@NullMarked
package com.kosha.core.queue;

import org.jspecify.annotations.NullMarked;
