package com.kosha.screening;

import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.microprofile.config.Config;

/**
 * What an operator can set, read once at start; {@code META-INF/microprofile-config.properties} says what each means.
 *
 * @param list a list in the SDN layout, screened beside the built-in one
 * @param aliases that list's file of aliases
 * @param adminToken who shows it may use the knobs; empty: nobody may
 */
public record Settings(Optional<Path> list, Optional<Path> aliases, boolean chaosEnabled, Optional<String> adminToken) {
    private static final int SHORTEST_TOKEN = 32;

    public Settings {
        if (adminToken.isPresent() && adminToken.get().length() < SHORTEST_TOKEN) {
            throw new IllegalArgumentException("kosha.screening.admin.token is shorter than " + SHORTEST_TOKEN);
        }
        if (list.isEmpty() && aliases.isPresent()) {
            throw new IllegalArgumentException("kosha.screening.list.aliases is set without kosha.screening.list.file");
        }
    }

    /** Reads all of it. */
    static Settings read(Config config) {
        return new Settings(
                config.getOptionalValue("kosha.screening.list.file", Path.class),
                config.getOptionalValue("kosha.screening.list.aliases", Path.class),
                config.getValue("kosha.screening.chaos.enabled", Boolean.class),
                config.getOptionalValue("kosha.screening.admin.token", String.class));
    }

    /** Holds a secret, so it never prints itself. */
    @Override
    public String toString() {
        return "Settings[list=" + list + ", chaosEnabled=" + chaosEnabled + "]";
    }
}
