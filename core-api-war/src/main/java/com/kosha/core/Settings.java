package com.kosha.core;

import com.kosha.core.db.Limits;
import java.time.Duration;
import org.eclipse.microprofile.config.Config;

/**
 * What an operator can set, read once at start; {@code META-INF/microprofile-config.properties} says what each means.
 *
 * @param serviceTokenKeys the gateway's public keys, a JWKS
 * @param db how much of PostgreSQL a statement may take
 * @param ledger the same of the ledger's
 * @param servers how many servers like this one share PostgreSQL
 * @param reserve connections that stay free for others: migrations, monitoring, people
 */
public record Settings(String serviceTokenKeys, Limits db, Limits ledger, int servers, int reserve) {
    public Settings {
        if (serviceTokenKeys.isBlank()) {
            throw new IllegalArgumentException("kosha.service-token.jwks is not set: nobody could be let in");
        }
        if (servers < 1 || reserve < 0) {
            throw new IllegalArgumentException("There is one server at least, and a reserve is not negative");
        }
    }

    /** Whether all servers can fill their pools at once, under what PostgreSQL admits (ruling 29). */
    public boolean fitInto(int maxConnections) {
        return (long) servers * db.connections() + reserve < maxConnections;
    }

    /**
     * Reads all of it.
     *
     * @throws RuntimeException when something is missing or out of range: such a server must not start
     */
    static Settings read(Config config) {
        return new Settings(
                config.getValue("kosha.service-token.jwks", String.class),
                limits(config, "kosha.db."),
                limits(config, "kosha.ledger."),
                config.getValue("kosha.db.servers", Integer.class),
                config.getValue("kosha.db.reserve", Integer.class));
    }

    private static Limits limits(Config config, String database) {
        return new Limits(
                config.getValue(database + "pool.max", Integer.class),
                config.getValue(database + "pool.wait", Duration.class),
                config.getValue(database + "statement.cap", Duration.class),
                config.getValue(database + "margin", Duration.class));
    }
}
