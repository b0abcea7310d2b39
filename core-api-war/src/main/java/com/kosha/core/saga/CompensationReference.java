package com.kosha.core.saga;

import java.util.UUID;

/** By which the review queue knows a compensation: saga and step, {@code <uuid>:<name>}. */
record CompensationReference(UUID saga, String step) {

    static String of(UUID saga, String step) {
        return saga + ":" + step;
    }

    static CompensationReference parse(String text) {
        int colon = text.indexOf(':');
        return new CompensationReference(UUID.fromString(text.substring(0, colon)), text.substring(colon + 1));
    }
}
