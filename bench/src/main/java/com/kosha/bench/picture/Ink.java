package com.kosha.bench.picture;

/** Who is drawn: each has one colour in all pictures. */
public enum Ink {
    /** The stack. */
    KOSHA("#0a6ebd", ""),
    /** The stack once more, in another respect or with one thing changed. */
    KOSHA_OTHERWISE("#2a9d5c", "6 3"),
    /** A client without any of it. */
    NAIVE("#c8452f", "");

    private final String colour;
    private final String dashes;

    Ink(String colour, String dashes) {
        this.colour = colour;
        this.dashes = dashes;
    }

    String stroke() {
        return dashes.isEmpty()
                ? "stroke=\"" + colour + "\""
                : "stroke=\"%s\" stroke-dasharray=\"%s\"".formatted(colour, dashes);
    }
}
