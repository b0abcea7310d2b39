package com.kosha.stack.openai;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What comes back, as far as it is looked at: the format is not ours, and grows. */
@JsonIgnoreProperties(ignoreUnknown = true)
public record EmbeddingAnswer(List<Item> data, String model) {

    /** One vector, and the place of its text in the request. */
    @JsonIgnoreProperties(ignoreUnknown = true)
    public record Item(int index, List<Float> embedding) {}

    /** The vectors in the order of the texts; empty when it is not {@code texts} vectors of finite coordinates. */
    @SuppressWarnings("ConstantConditions") // the mapper leaves null what the provider leaves out
    public Optional<List<Embedding>> embeddings(int texts, int dimensions) {
        if (data == null || model == null || data.size() != texts) {
            return Optional.empty();
        }
        List<Item> sorted =
                data.stream().sorted(Comparator.comparingInt(Item::index)).toList();
        for (int place = 0; place < texts; place++) {
            if (sorted.get(place).index() != place
                    || !isVector(sorted.get(place).embedding(), dimensions)) {
                return Optional.empty();
            }
        }
        return Optional.of(sorted.stream()
                .map(item -> new Embedding(model, item.embedding()))
                .toList());
    }

    private static boolean isVector(List<Float> coordinates, int dimensions) {
        return coordinates != null
                && coordinates.size() == dimensions
                && coordinates.stream().allMatch(coordinate -> coordinate != null && Float.isFinite(coordinate));
    }
}
