/** The bank's own rules and procedures: found by what they mean and by their words, read whole, up to one's ceiling. */
@NullMarked
package com.kosha.core.knowledge;

import org.jspecify.annotations.NullMarked;
