/** What one server, and one client, may ask for at once. */
@NullMarked
package com.kosha.gateway.limits;

import org.jspecify.annotations.NullMarked;
