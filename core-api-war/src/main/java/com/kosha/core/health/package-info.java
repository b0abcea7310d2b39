/** Whether this server has started, lives, and can serve. */
@NullMarked
package com.kosha.core.health;

import org.jspecify.annotations.NullMarked;
