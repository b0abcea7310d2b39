/** Money laundering: its patterns, and the alerts that point at them. */
@NullMarked
package com.kosha.sql.seed.aml;

import org.jspecify.annotations.NullMarked;
