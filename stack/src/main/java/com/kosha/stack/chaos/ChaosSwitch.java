package com.kosha.stack.chaos;

import com.kosha.resilience.ChaosHeader;
import com.kosha.resilience.ChaosHeader.Reading;
import com.kosha.resilience.ChaosSpec;
import com.kosha.resilience.Time;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.microprofile.config.Config;
import org.jspecify.annotations.Nullable;

/**
 * Whether faults are made here at all, and which ones a request may ask for. A server that is not said to be anything
 * else is in production, and with the switch on it does not start there.
 */
@ApplicationScoped
public class ChaosSwitch {
    private static final Logger LOG = Logger.getLogger(ChaosSwitch.class.getName());
    private static final List<String> PRODUCTION = List.of("", "prod", "production", "live");
    private static final int SHORTEST_KEY = 32;

    /**
     * What became of a request's asking.
     *
     * @param spec the fault; empty when the asking is ignored
     * @param word {@code armed}, or why it is ignored, for the audit
     */
    public record Ruling(Optional<ChaosSpec> spec, String word) {
        /** It is ignored. */
        public static Ruling ignored(String why) {
            return new Ruling(Optional.empty(), why);
        }
    }

    @Inject
    Config config;

    @Inject
    Time time;

    private volatile @Nullable ChaosHeader header;

    /** Reads the switch when the server starts; one that must not be on ends the start here. */
    void begin(@Observes @Initialized(ApplicationScoped.class) Object started) {
        if (!config.getValue("chaos.enabled", Boolean.class)) {
            return;
        }
        String profile =
                config.getOptionalValue("mp.config.profile", String.class).orElse("");
        if (PRODUCTION.contains(profile.strip().toLowerCase(Locale.ROOT))) {
            throw new IllegalStateException("CHAOS_ENABLED is for servers whose MP_CONFIG_PROFILE is not production");
        }
        header = new ChaosHeader(key(config.getValue("kosha.chaos.key", String.class)));
        LOG.log(Level.WARNING, "event=chaos enabled=true profile={0}", profile);
    }

    private static byte[] key(String text) {
        byte[] key = Base64.getUrlDecoder().decode(text);
        if (key.length < SHORTEST_KEY) {
            throw new IllegalArgumentException("kosha.chaos.key needs 32 bytes at least");
        }
        return key;
    }

    /** Judges all the headers of that name that came with a request, at least one. */
    public Ruling judge(List<String> headers) {
        ChaosHeader reader = header;
        if (reader == null) {
            return Ruling.ignored("disabled");
        }
        Reading reading = reader.read(headers, time.wall());
        return reading instanceof Reading.Accepted accepted
                ? new Ruling(Optional.of(accepted.spec()), "armed")
                : Ruling.ignored(((Reading.Refused) reading).why().name().toLowerCase(Locale.ROOT));
    }
}
