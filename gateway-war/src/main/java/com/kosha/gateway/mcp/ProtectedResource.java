package com.kosha.gateway.mcp;

import com.fasterxml.jackson.core.JacksonException;
import com.kosha.gateway.Settings;
import com.kosha.gateway.policy.Scope;
import com.kosha.json.Json;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Arrays;
import java.util.List;

/** Where to get a token for this gateway, and which (RFC 9728). Anybody may read it. */
@Path(ProtectedResource.WELL_KNOWN)
@ApplicationScoped
@Produces(MediaType.APPLICATION_JSON)
public class ProtectedResource {
    static final String WELL_KNOWN = "/.well-known/oauth-protected-resource";

    /**
     * The metadata.
     *
     * @param resource byte for byte the address that tokens name in {@code aud}
     */
    record Metadata(
            String resource,
            List<String> authorizationServers,
            List<String> scopesSupported,
            List<String> bearerMethodsSupported,
            String resourceName) {}

    @Inject
    Settings settings;

    @GET
    public String metadata() throws JacksonException {
        return Json.mapper()
                .writeValueAsString(new Metadata(
                        settings.mcpUrl(),
                        List.of(settings.issuer()),
                        Arrays.stream(Scope.values()).map(Scope::claim).toList(),
                        List.of("header"),
                        "Kosha"));
    }

    /** The same under the path that belongs to the endpoint's own. */
    @GET
    @Path("/mcp")
    public String metadataOfEndpoint() throws JacksonException {
        return metadata();
    }
}
