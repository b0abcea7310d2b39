package com.kosha.gateway.errors;

import com.kosha.contract.KoshaException;

/** The one crossing from exceptions to the taxonomy. */
public final class Errors {
    private Errors() {}

    /** The failure's place in the taxonomy; what has none is internal, and its words stay behind. */
    public static KoshaException classify(Throwable failure) {
        if (failure instanceof KoshaException known) {
            return known;
        }
        return KoshaException.internal(failure);
    }
}
