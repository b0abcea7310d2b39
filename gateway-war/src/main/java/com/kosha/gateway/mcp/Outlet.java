package com.kosha.gateway.mcp;

import jakarta.ws.rs.core.StreamingOutput;

/** Where an answer goes. One of these is called, once. */
interface Outlet {
    void json(Reply reply);

    /** Returns when the stream has ended. */
    void stream(StreamingOutput events);

    void broken(Throwable failure);
}
