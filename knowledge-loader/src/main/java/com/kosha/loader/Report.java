package com.kosha.loader;

import java.util.List;

/**
 * What a load has done.
 *
 * @param faults of files that are no documents, and of documents that the database would not take
 * @param embedded how many texts the provider was given
 * @param withoutVectors documents that are found by their words alone until the next load
 */
record Report(int loaded, int unchanged, int withdrawn, List<String> faults, int embedded, int withoutVectors) {
    Report {
        faults = List.copyOf(faults);
    }

    /** Whether the knowledge base is now what the folder says. */
    boolean isWhole() {
        return faults.isEmpty() && withoutVectors == 0;
    }

    @Override
    public String toString() {
        return loaded + " loaded, " + unchanged + " unchanged, " + withdrawn + " withdrawn, " + faults.size()
                + " faulty; " + embedded + " texts embedded"
                + (withoutVectors == 0 ? "" : "; " + withoutVectors + " documents still without vectors: load again");
    }
}
