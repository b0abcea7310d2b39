package com.kosha.gateway.ops;

import com.kosha.contract.Ids;
import com.kosha.contract.KoshaException;
import com.kosha.contract.SagaSearch;
import com.kosha.contract.SagaState;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads what an operator asks about sagas. */
final class SagaQuestion {
    private SagaQuestion() {}

    /**
     * The listing that was asked for; all that is absent narrows nothing.
     *
     * @throws KoshaException invalid_argument
     */
    static SagaSearch search(
            @Nullable String state,
            @Nullable String subjectId,
            @Nullable String traceId,
            @Nullable Integer limit,
            @Nullable String after) {
        Set<SagaState> states = state == null ? Set.of() : Set.of(Questions.one("state", state, SagaState.values()));
        return new SagaSearch(states, subjectId, traceId, Questions.rows(limit), after);
    }

    /**
     * A saga's id, which becomes a part of core-api's address.
     *
     * @throws KoshaException not_found when it is none
     */
    static String id(String name) {
        if (!name.matches(Ids.UUID)) {
            throw KoshaException.notFound("saga");
        }
        return name;
    }
}
