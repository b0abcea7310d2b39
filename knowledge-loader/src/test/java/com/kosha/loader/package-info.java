@NullMarked
package com.kosha.loader;

import org.jspecify.annotations.NullMarked;
