package com.kosha.stack.openai;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;

/**
 * The texts to be embedded, and how. It keeps to what the provider takes in one request, counted in bytes: no token is
 * shorter than one.
 */
public record EmbeddingRequest(String model, List<String> input, int dimensions) {
    /** Texts in one request at most. */
    public static final int MOST_TEXTS = 2_048;
    /** Bytes of one text at most; the provider counts 8,192 tokens. */
    public static final int LONGEST_TEXT_BYTES = 8_191;
    /** Bytes of all texts at most; the provider counts 300,000 tokens. */
    public static final int MOST_BYTES = 300_000;

    /** @throws IllegalArgumentException when the provider would refuse it */
    public EmbeddingRequest {
        input = List.copyOf(input);
        if (input.isEmpty() || input.size() > MOST_TEXTS) {
            throw new IllegalArgumentException("A request has 1 to " + MOST_TEXTS + " texts, not " + input.size());
        }
        int all = 0;
        for (String text : input) {
            int bytes = bytes(text);
            if (text.isBlank() || bytes > LONGEST_TEXT_BYTES) {
                throw new IllegalArgumentException("A text has words, and " + LONGEST_TEXT_BYTES + " bytes at most");
            }
            all += bytes;
        }
        if (all > MOST_BYTES) {
            throw new IllegalArgumentException("A request has " + MOST_BYTES + " bytes of text at most, not " + all);
        }
    }

    /** How much of the limits a text takes. */
    public static int bytes(String text) {
        return text.getBytes(UTF_8).length;
    }

    /** Holds what somebody asked, so that it is never printed. */
    @Override
    public String toString() {
        return "EmbeddingRequest[" + model + ", " + input.size() + " texts]";
    }
}
