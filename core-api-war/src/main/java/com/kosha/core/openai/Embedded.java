package com.kosha.core.openai;

import com.kosha.contract.ServedBy;
import com.kosha.stack.openai.Embedding;
import java.util.List;

/** The vectors of some texts, in their order, and who made them. */
public record Embedded(List<Embedding> vectors, ServedBy by) {
    public Embedded {
        vectors = List.copyOf(vectors);
    }
}
