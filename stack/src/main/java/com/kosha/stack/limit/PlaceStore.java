package com.kosha.stack.limit;

import java.util.List;
import java.util.Optional;

/** Where all servers keep the places that they have taken of one provider. */
public interface PlaceStore {

    /**
     * The places as somebody left them.
     *
     * @param taken ascending epoch milliseconds
     * @param version another number each time; 0 when nobody has written yet
     */
    record Taken(List<Long> taken, long version) {
        /** Nobody has taken one yet. */
        public static final Taken NONE = new Taken(List.of(), 0);

        public Taken {
            taken = List.copyOf(taken);
        }
    }

    /** Throws whatever the store throws when it cannot be asked. */
    Taken read();

    /**
     * Writes the places, unless somebody else has since those were seen.
     *
     * @return what stands there now; empty when somebody else was faster
     */
    Optional<Taken> write(Taken seen, List<Long> taken);
}
