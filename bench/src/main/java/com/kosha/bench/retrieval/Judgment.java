package com.kosha.bench.retrieval;

import java.util.List;

/**
 * A question, and the documents that answer it in the eyes of a person.
 *
 * @param kind how it is worded: {@code paraphrased}, {@code natural} or {@code exact}
 * @param relevant their codes
 * @param ceiling of whoever asks
 */
record Judgment(String id, String question, String kind, List<String> relevant, String ceiling) {
    /** The number that the database's policies compare. */
    int level() {
        return List.of("public", "internal", "confidential", "restricted").indexOf(ceiling);
    }
}
