package com.kosha.loader;

import com.kosha.stack.openai.Embedding;

/**
 * A vector as the database takes and gives it.
 *
 * @param coordinates {@code [0.1,-0.2]}
 */
record Vector(Key key, String coordinates) {

    /** Of which text, and by which model: the same vector in any chunk. */
    record Key(String textDigest, String model) {}

    static Vector of(String textDigest, Embedding embedding) {
        return new Vector(
                new Key(textDigest, embedding.model()),
                embedding.vector().toString().replace(" ", ""));
    }
}
