package com.kosha.sql.seed;

import com.kosha.sql.seed.draw.Period;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Map;

/**
 * What to generate. The same settings give the same rows, byte for byte.
 *
 * @param today the first day without movements
 */
record SeedSettings(long seed, Size size, LocalDate today) {
    private static final ZoneId INDIA = ZoneId.of("Asia/Kolkata");

    /** From {@code KOSHA_SEED} (42), {@code KOSHA_SEED_SIZE} (demo) and {@code KOSHA_SEED_NOW} (this day, in India). */
    static SeedSettings from(Map<String, String> environment, Clock clock) {
        String today = LocalDate.now(clock.withZone(INDIA)).toString();
        return new SeedSettings(
                Long.parseLong(setting(environment, "KOSHA_SEED", "42")),
                Size.named(setting(environment, "KOSHA_SEED_SIZE", "demo")),
                LocalDate.parse(setting(environment, "KOSHA_SEED_NOW", today)));
    }

    Period period() {
        return new Period(today);
    }

    private static String setting(Map<String, String> environment, String name, String unset) {
        String value = environment.getOrDefault(name, "");
        return value.isEmpty() ? unset : value;
    }
}
