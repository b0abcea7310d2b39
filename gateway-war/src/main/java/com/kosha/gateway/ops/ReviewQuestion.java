package com.kosha.gateway.ops;

import com.fasterxml.jackson.core.JacksonException;
import com.kosha.contract.Headers;
import com.kosha.contract.Ids;
import com.kosha.contract.KoshaException;
import com.kosha.contract.QueueDecision;
import com.kosha.contract.QueueKind;
import com.kosha.contract.QueueSearch;
import com.kosha.contract.QueueState;
import com.kosha.json.Json;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads what an operator asks of the review queue, or says to it. */
final class ReviewQuestion {
    private static final int LONGEST_REASON = 500;
    private static final String ALL = "all";
    private static final Pattern KEY = Pattern.compile("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");

    private ReviewQuestion() {}

    /**
     * The listing that was asked for.
     *
     * @param state a state, or all; open when absent
     * @param kind a kind; all when absent
     * @throws KoshaException invalid_argument
     */
    static QueueSearch search(
            @Nullable String state, @Nullable String kind, @Nullable Integer limit, @Nullable String after) {
        int rows = Questions.rows(limit);
        if (after != null && !after.matches(Ids.QUEUE_ITEM)) {
            throw KoshaException.invalidArgument("after", "must be the next of another page");
        }
        return new QueueSearch(
                ALL.equals(state)
                        ? Set.of()
                        : Set.of(state == null ? QueueState.OPEN : Questions.one("state", state, QueueState.values())),
                kind == null ? Set.of() : Set.of(Questions.one("kind", kind, QueueKind.values())),
                rows,
                after);
    }

    /**
     * The key of a decision, which whoever decides has made for it: what is approved happens under it.
     *
     * @throws KoshaException invalid_argument
     */
    static String key(@Nullable String header) {
        if (header == null || !KEY.matcher(header).matches()) {
            throw KoshaException.invalidArgument(Headers.IDEMPOTENCY_KEY, "must be a UUID that was never used");
        }
        return header;
    }

    /**
     * Reads the body of a decision.
     *
     * @throws KoshaException invalid_argument
     */
    static QueueDecision decision(String body) {
        try {
            QueueDecision decision = Json.mapper().readValue(body, QueueDecision.class);
            if (decision == null) {
                throw KoshaException.invalidArgument("request", "must be a JSON object");
            }
            String reason = decision.reason();
            if (reason.isBlank()
                    || reason.codePointCount(0, reason.length()) > LONGEST_REASON
                    || reason.chars().anyMatch(Character::isISOControl)) {
                throw KoshaException.invalidArgument(
                        "reason", "must be 1 to " + LONGEST_REASON + " characters of one line");
            }
            return new QueueDecision(reason.strip());
        } catch (JacksonException odd) {
            throw KoshaException.invalidArgument("request", "must be a JSON object with a reason");
        }
    }
}
