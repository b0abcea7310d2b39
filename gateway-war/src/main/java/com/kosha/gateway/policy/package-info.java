/** The tables: scopes, roles, what each tool needs, what each reader may see. */
@NullMarked
package com.kosha.gateway.policy;

import org.jspecify.annotations.NullMarked;
