package com.kosha.loader;

/** A file that is no document, and where that shows. It stops nothing but itself. */
final class BadFile extends Exception {
    private final int line;

    /** @param line from 1 */
    BadFile(int line, String fault) {
        super(fault, null, false, false);
        this.line = line;
    }

    int line() {
        return line;
    }
}
