package com.kosha.loader;

import static java.nio.charset.StandardCharsets.UTF_8;

import org.jspecify.annotations.Nullable;

/**
 * A part of a document that is found by itself.
 *
 * @param heading the sections that it stands under, from the outermost on; null before the first
 */
record Chunk(@Nullable String heading, String content) {

    /** What is embedded: a section alone seldom says what it is about, its document's title and its headings do. */
    String embedded(String title) {
        return heading == null ? title + "\n" + content : title + "\n" + heading + "\n" + content;
    }

    /** By which the same text is known again. */
    String digest(String title) {
        return Sha256.hex(embedded(title).getBytes(UTF_8));
    }
}
