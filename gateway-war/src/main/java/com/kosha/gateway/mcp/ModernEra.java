package com.kosha.gateway.mcp;

import com.kosha.gateway.call.CallContext;
import io.modelcontextprotocol.modern.server.transport.McpHeaderDecoder;
import io.modelcontextprotocol.server.transport.HeaderAccessor;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;

/** Requests of 2026-07-28, which the SDK's server answers as they stand. */
@ApplicationScoped
public class ModernEra {
    @Inject
    Protocol protocol;

    /**
     * Whether the message belongs to this era: it says so, or comes with this era's headers. A bridge may send those
     * along with an older version in its header, and then that one counts.
     */
    static boolean speaks(HeaderAccessor headers, Message message) {
        if (message.meta(Message.VERSION) != null) {
            return true;
        }
        List<String> said = headers.getHeader(Version.HEADER);
        boolean older = said.size() == 1
                && Version.of(said.get(0)).filter(Version::hasHandshake).isPresent();
        return !older
                && !message.method().equals(LegacyEra.HANDSHAKE)
                && (said.contains(Version.V2026_07_28.wire())
                        || !headers.getHeader(HeaderAgreement.METHOD).isEmpty());
    }

    Reply answer(HeaderAccessor headers, Message message, CallContext call) {
        HeaderAgreement.check(headers, message);
        return protocol.answer(message, message.params(), McpHeaderDecoder.headers(headers), call);
    }
}
