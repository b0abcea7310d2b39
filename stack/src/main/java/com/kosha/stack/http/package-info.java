/** How Kosha sends requests of its own: one client, each exchange bounded in time and size and sent once. */
@NullMarked
package com.kosha.stack.http;

import org.jspecify.annotations.NullMarked;
