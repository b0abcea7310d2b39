package com.kosha.contract;

import java.util.Locale;

/** Why an answer is of lower quality than usual: it was found by its words alone, and not by its meaning. */
public enum DegradedReason {
    /** The provider of embeddings did not answer, or was not asked because it has failed too often. */
    EMBEDDINGS_UNAVAILABLE,
    /** The database has no vectors to compare with, or none of the provider's model. */
    VECTOR_UNAVAILABLE;

    /** The reason as it stands on the wire. */
    public String wire() {
        return name().toLowerCase(Locale.ROOT);
    }
}
