/** Failures made on purpose, where they are switched on (ruling 22). */
@NullMarked
package com.kosha.stack.chaos;

import org.jspecify.annotations.NullMarked;
