package com.kosha.resilience;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/**
 * A failure made on purpose, as a verified header asked for it (ruling 22).
 *
 * @param added the latency to add; zero with every other fault
 * @param probability from 0, never, to 1, always
 * @param header the header as it came, to be handed on to the next hop, which verifies it again
 */
public record ChaosSpec(Target target, Fault fault, Duration added, double probability, String header) {

    /** The header's name. */
    public static final String HEADER = "X-Kosha-Chaos";

    /** Whose calls fail. */
    public enum Target {
        CORE_API,
        SCREENING_SIM,
        OPENAI,
        POSTGRES;

        /** The name in the header and of the dependency. */
        public String label() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        /** The one of that name; empty for a dependency that no fault is made for. */
        public static Optional<Target> of(String label) {
            for (Target target : values()) {
                if (target.label().equals(label)) {
                    return Optional.of(target);
                }
            }
            return Optional.empty();
        }
    }

    /** How they fail. */
    public enum Fault {
        /** The call takes longer. */
        LATENCY,
        /** It is answered 503. */
        ERROR,
        /** It hangs until its attempt is cut. */
        TIMEOUT,
        /** Its connection breaks. */
        RESET;

        static Optional<Fault> of(String label) {
            for (Fault fault : values()) {
                if (fault.name().toLowerCase(Locale.ROOT).equals(label)) {
                    return Optional.of(fault);
                }
            }
            return Optional.empty();
        }
    }

    /** Whether this attempt is to fail; drawn anew for each. */
    public boolean strikes(Target called, Chance chance) {
        return called == target && chance.draw() < probability;
    }
}
