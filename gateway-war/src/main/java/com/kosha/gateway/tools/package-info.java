/** What an agent can do, a file a tool. */
@NullMarked
package com.kosha.gateway.tools;

import org.jspecify.annotations.NullMarked;
