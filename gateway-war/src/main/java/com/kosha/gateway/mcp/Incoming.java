package com.kosha.gateway.mcp;

/** What comes in: something to be answered or taken note of, or the answer to what was asked. */
sealed interface Incoming permits Message, ClientAnswer {}
