/** The MCP edge. Start reading at {@code pipeline.Stages}. */
@NullMarked
package com.kosha.gateway;

import org.jspecify.annotations.NullMarked;
