package com.kosha.gateway;

import com.kosha.gateway.keys.HmacKey;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.config.Config;

/**
 * Every setting of the gateway, read once at start: what is missing or malformed keeps the server from starting.
 * Keys, defaults and descriptions stand in {@code META-INF/microprofile-config.properties}.
 *
 * @param mcpUrl the public address of the MCP endpoint, byte for byte as tokens name it in {@code aud}
 * @param issuer whose tokens are taken
 * @param jwksUrl where the issuer publishes its keys
 * @param allowedClients the clients whose tokens are taken when they carry no audience
 * @param allowedOrigins the web pages that may call from a browser
 * @param coreUrl where core-api is
 * @param screeningUrl where the screening vendor is
 * @param screeningReserve what a screening leaves of the call's time, to record that no answer came
 * @param serviceTokenKey the private key (JWK) that signs service tokens
 * @param cursorKey signs cursors
 * @param auditDir the folder of the audit files
 * @param auditKey the key under which arguments are digested
 * @param requestStateKey signs what a tool wants to know again when its caller comes back
 */
public record Settings(
        String mcpUrl,
        String issuer,
        URI jwksUrl,
        List<String> allowedClients,
        List<String> allowedOrigins,
        URI coreUrl,
        URI screeningUrl,
        Duration screeningReserve,
        String serviceTokenKey,
        HmacKey cursorKey,
        String auditDir,
        HmacKey auditKey,
        HmacKey requestStateKey) {

    /** Reads them all; throws when one is missing, so that the server does not start. */
    public static Settings from(Config config) {
        String issuer = config.getValue("kosha.issuer.url", String.class);
        return new Settings(
                config.getValue("kosha.mcp.url", String.class),
                issuer,
                config.getOptionalValue("kosha.issuer.jwks.url", URI.class)
                        .orElseGet(() -> URI.create(issuer + "/jwks")),
                list(config, "kosha.allowed.clients"),
                list(config, "kosha.allowed.origins"),
                config.getValue("kosha.core.url", URI.class),
                config.getValue("kosha.screening.url", URI.class),
                config.getValue("kosha.screening.reserve", Duration.class),
                config.getValue("kosha.service.token.key", String.class),
                key(config, "kosha.cursor.key"),
                config.getValue("kosha.audit.dir", String.class),
                key(config, "kosha.audit.key"),
                key(config, "kosha.request.state.key"));
    }

    private static List<String> list(Config config, String key) {
        return Optional.ofNullable(config.getConfigValue(key).getValue()).stream()
                .flatMap(value -> List.of(value.split(",", -1)).stream())
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .toList();
    }

    /** A key stands under its name, its id beside it under {@code .id}. */
    private static HmacKey key(Config config, String key) {
        return HmacKey.of(config.getValue(key + ".id", String.class), config.getValue(key, String.class));
    }

    /** Holds secrets, so it never prints itself. */
    @Override
    public String toString() {
        return "Settings[" + mcpUrl + "]";
    }
}
