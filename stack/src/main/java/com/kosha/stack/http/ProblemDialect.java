package com.kosha.stack.http;

import com.kosha.contract.KoshaException;
import com.kosha.contract.Problem;
import com.kosha.json.Json;
import com.kosha.resilience.BadStatus.Said;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Kosha's own services: a problem body with a code of the taxonomy. What is not one of ours says nothing. */
public final class ProblemDialect implements Dialect {

    @Override
    public Refusal read(int status, byte[] body) {
        KoshaException problem = problem(body);
        return problem == null ? Refusal.WORDLESS : new Refusal(said(problem), problem);
    }

    private static @Nullable KoshaException problem(byte[] body) {
        try {
            Problem problem = Json.mapper().readValue(body, Problem.class);
            return isWhole(problem) ? KoshaException.of(problem) : null;
        } catch (IOException foreign) {
            return null;
        }
    }

    @SuppressWarnings("ConstantConditions") // the mapper leaves null what a peer leaves out
    private static boolean isWhole(@Nullable Problem problem) {
        return problem != null && problem.code() != null && problem.message() != null;
    }

    private static Said said(KoshaException problem) {
        return switch (problem.code()) {
            case OVERLOADED -> Said.OVERLOADED;
            case DEADLINE_EXCEEDED -> Said.DEADLINE_EXCEEDED;
            default -> Said.NOTHING;
        };
    }
}
