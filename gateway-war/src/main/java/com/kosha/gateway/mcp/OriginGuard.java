package com.kosha.gateway.mcp;

import com.kosha.contract.ErrorCode;
import com.kosha.gateway.Settings;
import io.modelcontextprotocol.server.transport.DefaultServerTransportSecurityValidator;
import io.modelcontextprotocol.server.transport.HeaderAccessor;
import io.modelcontextprotocol.server.transport.ServerTransportSecurityException;
import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.net.URI;
import java.util.List;

/**
 * Keeps a web page of somebody else's from calling in the name of whoever looks at it, directly or by making its own
 * name point here. A request without an Origin does not come from a page.
 */
@ApplicationScoped
public class OriginGuard {
    private static final List<String> LOOPBACK =
            List.of("localhost", "localhost:*", "127.0.0.1", "127.0.0.1:*", "[::1]", "[::1]:*");

    @Inject
    Settings settings;

    private DefaultServerTransportSecurityValidator guard;

    @PostConstruct
    void build() {
        URI own = URI.create(settings.mcpUrl());
        guard = DefaultServerTransportSecurityValidator.builder()
                .allowedOrigins(settings.allowedOrigins())
                .allowedOrigin(own.getScheme() + "://" + own.getAuthority())
                .allowedHosts(LOOPBACK)
                .allowedHost(own.getAuthority())
                .build();
    }

    /**
     * Lets it pass.
     *
     * @throws Refusal 403 for a foreign Origin, 421 for a Host that is not ours
     */
    void check(HeaderAccessor headers) {
        try {
            guard.validate(headers);
        } catch (ServerTransportSecurityException e) {
            throw Refusal.http(
                    e.getStatusCode(),
                    ErrorCode.FORBIDDEN.jsonRpcCode(),
                    "Requests from this Origin, or to this Host, are not taken.");
        }
    }
}
