package com.kosha.screening.chaos;

import com.kosha.contract.KoshaException;
import org.jspecify.annotations.Nullable;

/**
 * How the vendor misbehaves. Rates are shares of the requests, 0 to 1; which of them it hits follows from the seed.
 *
 * @param latencyMs added to each request, 0 to 60,000
 * @param errorRate answered with 503
 * @param hangRate held for half a minute, longer than anybody waits
 * @param resetRate cut off in the middle of the answer
 * @param limit absent: as many as come
 * @param seed the same one hits the same requests, counted from when the knobs were set
 */
public record Knobs(
        long latencyMs,
        double errorRate,
        double hangRate,
        double resetRate,
        @Nullable Limit limit,
        long seed) {
    /** It behaves. */
    static final Knobs WELL = new Knobs(0, 0, 0, 0, null, 0);

    private static final long LONGEST_MS = 60_000;

    /** So many requests in any such span; what is more is answered with 429, and when there is room again. */
    public record Limit(int requests, int seconds) {
        public Limit {
            if (requests < 1 || requests > 10_000 || seconds < 1 || seconds > 3_600) {
                throw KoshaException.invalidArgument("limit", "admits 1 to 10000 requests in 1 to 3600 seconds");
            }
        }
    }

    public Knobs {
        if (latencyMs < 0 || latencyMs > LONGEST_MS) {
            throw KoshaException.invalidArgument("latency_ms", "must be 0 to " + LONGEST_MS);
        }
        check("error_rate", errorRate);
        check("hang_rate", hangRate);
        check("reset_rate", resetRate);
    }

    private static void check(String field, double rate) {
        if (!(rate >= 0 && rate <= 1)) {
            throw KoshaException.invalidArgument(field, "must be 0 to 1");
        }
    }
}
