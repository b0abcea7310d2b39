package com.kosha.core;

import com.kosha.core.db.Limits;
import java.time.Duration;
import org.eclipse.microprofile.config.Config;

/**
 * What an operator can set, read once at start; {@code META-INF/microprofile-config.properties} says what each means.
 *
 * @param serviceTokenKeys the gateway's public keys, a JWKS
 * @param db how much of PostgreSQL a statement may take
 */
public record Settings(String serviceTokenKeys, Limits db) {
    public Settings {
        if (serviceTokenKeys.isBlank()) {
            throw new IllegalArgumentException("kosha.service-token.jwks is not set: nobody could be let in");
        }
    }

    /**
     * Reads all of it.
     *
     * @throws RuntimeException when something is missing or out of range: such a server must not start
     */
    static Settings read(Config config) {
        return new Settings(
                config.getValue("kosha.service-token.jwks", String.class),
                new Limits(
                        config.getValue("kosha.db.pool.max", Integer.class),
                        config.getValue("kosha.db.pool.wait", Duration.class),
                        config.getValue("kosha.db.statement.cap", Duration.class),
                        config.getValue("kosha.db.margin", Duration.class)));
    }
}
