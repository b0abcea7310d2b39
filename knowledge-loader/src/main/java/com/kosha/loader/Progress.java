package com.kosha.loader;

import java.io.PrintStream;

/** How far a load is: a bar that is drawn over where somebody looks on, else a line now and then. */
final class Progress {
    private static final int WIDTH = 30;
    private static final int LINE_EVERY = 20;

    private final PrintStream out;
    private final boolean drawn;
    private final int all;
    private int done;

    /** @param drawn whether the stream is a screen */
    Progress(PrintStream out, boolean drawn, int all) {
        this.out = out;
        this.drawn = drawn;
        this.all = all;
    }

    void next(Address address) {
        done++;
        if (drawn) {
            int full = WIDTH * done / all;
            out.printf("\r[%s%s] %d/%d %-40.40s", "#".repeat(full), ".".repeat(WIDTH - full), done, all, address);
            if (done == all) {
                out.printf("\r%80s\r", "");
            }
        } else if (done % LINE_EVERY == 0 || done == all) {
            out.println(done + "/" + all + " documents");
        }
    }
}
