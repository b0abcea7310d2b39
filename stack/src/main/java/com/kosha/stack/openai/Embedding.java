package com.kosha.stack.openai;

import java.util.List;

/**
 * A text as a point in space.
 *
 * @param model who made it, by the provider's own word: points of two models must never be compared
 * @param vector its coordinates, all finite
 */
public record Embedding(String model, List<Float> vector) {
    public Embedding {
        vector = List.copyOf(vector);
    }
}
