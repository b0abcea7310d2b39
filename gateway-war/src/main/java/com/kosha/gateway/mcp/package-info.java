/** The protocol, both eras; the only package that knows the MCP SDK. */
@NullMarked
package com.kosha.gateway.mcp;

import org.jspecify.annotations.NullMarked;
