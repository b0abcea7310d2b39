package com.kosha.screening.screenings;

import com.kosha.contract.Conflict;
import com.kosha.contract.KoshaException;
import com.kosha.contract.ScreeningAnswer;
import com.kosha.json.Digest;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** What was answered under which key, for the latest keys: the same key gets the same answer, and is counted once. */
final class Answered {
    private static final int KEPT = 10_000;

    /** An answer, and of which question. */
    record Kept(Digest question, ScreeningAnswer answer) {}

    private final Map<String, Kept> byKey = Collections.synchronizedMap(new Latest());

    /**
     * The answer under that key, found now if there is none.
     *
     * @throws KoshaException {@code conflict} when the key was used for another question
     */
    Given under(String key, Digest question, Supplier<ScreeningAnswer> find) {
        Kept known = byKey.get(key);
        if (known == null) {
            Kept found = new Kept(question, find.get());
            known = byKey.putIfAbsent(key, found);
            if (known == null) {
                return new Given(found.answer(), false);
            }
        }
        if (!known.question().equals(question)) {
            throw KoshaException.conflict(Conflict.KEY_REUSED);
        }
        return new Given(known.answer(), true);
    }

    /** An answer, and whether it was given before. */
    record Given(ScreeningAnswer answer, boolean replayed) {}

    private static final class Latest extends LinkedHashMap<String, Kept> {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Kept> eldest) {
            return size() > KEPT;
        }
    }
}
