/** The protocol, both eras; the only package that knows the MCP SDK, since that part of its API may still change. */
@NullMarked
package com.kosha.gateway.mcp;

import org.jspecify.annotations.NullMarked;
