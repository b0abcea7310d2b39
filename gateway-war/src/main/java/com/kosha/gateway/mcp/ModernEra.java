package com.kosha.gateway.mcp;

import com.kosha.gateway.call.CallContext;
import io.modelcontextprotocol.modern.server.transport.McpHeaderDecoder;
import io.modelcontextprotocol.server.transport.HeaderAccessor;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;

/** Requests of 2026-07-28, which the SDK's server answers as they stand. */
@ApplicationScoped
public class ModernEra {
    @Inject
    Protocol protocol;

    /** Whether the message belongs to this era: it says so, or comes with this era's headers. */
    static boolean speaks(HeaderAccessor headers, Message message) {
        if (message.meta(Message.VERSION) != null) {
            return true;
        }
        return !message.method().equals(LegacyEra.HANDSHAKE)
                && (headers.getHeader(Version.HEADER).contains(Version.V2026_07_28.wire())
                        || !headers.getHeader(HeaderAgreement.METHOD).isEmpty());
    }

    Reply answer(HeaderAccessor headers, Message message, CallContext call) {
        HeaderAgreement.check(headers, message);
        return protocol.answer(message, message.params(), McpHeaderDecoder.headers(headers), call);
    }
}
