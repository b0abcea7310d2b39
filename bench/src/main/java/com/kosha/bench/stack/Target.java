package com.kosha.bench.stack;

import java.util.List;

/**
 * What the stack may cost when all is well.
 *
 * @param most the limit, which is still within
 */
record Target(String promise, String unit, double most, Spread measured) {

    static List<Target> of(Rounds rounds) {
        return List.of(
                new Target(
                        "Time beside SmallRye's",
                        "x",
                        0.5,
                        rounds.ratio(Situation.SUCCESS, Library.KOSHA, Library.SMALLRYE)),
                new Target(
                        "Time beside Resilience4j's",
                        "x",
                        1.5,
                        rounds.ratio(Situation.SUCCESS, Library.KOSHA, Library.RESILIENCE4J)),
                new Target(
                        "Allocated beyond the call itself",
                        " B",
                        200,
                        rounds.bytesBeyondTheCall(Situation.SUCCESS, Library.KOSHA)));
    }

    boolean met() {
        return measured.middle() <= most;
    }
}
