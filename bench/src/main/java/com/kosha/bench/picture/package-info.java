/** Line charts as SVG: a {@link com.kosha.bench.picture.Picture} of panels of lines, the same text for the same numbers. */
@NullMarked
package com.kosha.bench.picture;

import org.jspecify.annotations.NullMarked;
