package com.kosha.core.openai;

import java.util.List;

/** The texts to be embedded, and how. */
public record EmbeddingRequest(String model, List<String> input, int dimensions) {}
