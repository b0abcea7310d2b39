/** Names of every script as words of plain letters. */
@NullMarked
package com.kosha.screening.normalize;

import org.jspecify.annotations.NullMarked;
