/** Records as JSON Schema: what is published is what is validated. */
@NullMarked
package com.kosha.gateway.schema;

import org.jspecify.annotations.NullMarked;
