/** Whether this server has started, lives, and can take work. */
@NullMarked
package com.kosha.screening.health;

import org.jspecify.annotations.NullMarked;
