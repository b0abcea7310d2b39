package com.kosha.core.screenings;

import com.kosha.contract.QueueKind;
import com.kosha.contract.ScreeningAnswer;
import com.kosha.contract.ScreeningMatch;
import com.kosha.core.queue.Matter;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A blocked screening as a person finds it in the review queue: never the name that was asked about. */
final class Held {
    private Held() {}

    /** Its best match is at the threshold or above. */
    static Matter match(String screeningId, ScreeningAnswer answer, String requestedBy, String traceId) {
        ScreeningMatch best = answer.matches().get(0);
        return matter(
                screeningId,
                "A name is so much like one on a sanctions list that only a person may let it pass.",
                Map.of("score", Double.toString(best.score()), "entry", code(best.entryId())),
                requestedBy,
                traceId);
    }

    /** The vendor does not take the question. */
    static Matter refusal(String screeningId, String requestedBy, String traceId) {
        return matter(screeningId, "The screening vendor does not take this question.", Map.of(), requestedBy, traceId);
    }

    private static Matter matter(
            String screeningId, String reason, Map<String, String> facts, String requestedBy, String traceId) {
        return new Matter(QueueKind.SCREENING, screeningId, reason, facts, requestedBy, traceId);
    }

    /** A vendor's number, as far as it is one. */
    private static String code(@Nullable String entryId) {
        return entryId != null && entryId.matches("[A-Za-z0-9_.:+-]{1,100}") ? entryId : "unknown";
    }
}
