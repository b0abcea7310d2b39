package com.kosha.core.queue;

import com.kosha.contract.QueueKind;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Something that is left to a person, as it comes in.
 *
 * @param reference by which its own kind knows it: the screening's id, the event's id, saga and step; 1 to 100 characters
 * @param reason one sentence of ours, at most 500 characters
 * @param facts what to know about it, by name: ids, codes, numbers and times. A value that could be a person's name or
 *     address is refused, so that no personal data gets in
 * @param requestedBy the subject on whose behalf it was to happen; that person cannot approve it
 * @param traceId of the call that it came from, 32 hex digits
 */
public record Matter(
        QueueKind kind,
        String reference,
        String reason,
        Map<String, String> facts,
        String requestedBy,
        String traceId) {
    private static final Pattern CODE = Pattern.compile("[A-Za-z0-9_.:+-]{1,100}");

    public Matter {
        facts = Map.copyOf(facts);
        facts.forEach((name, value) -> {
            if (!CODE.matcher(value).matches()) {
                throw new IllegalArgumentException("A fact is an id, a code, a number or a time: " + name);
            }
        });
    }
}
