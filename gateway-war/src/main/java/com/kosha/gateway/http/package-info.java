/** How the gateway sends requests of its own: one client, each exchange bounded in time and size. */
@NullMarked
package com.kosha.gateway.http;

import org.jspecify.annotations.NullMarked;
