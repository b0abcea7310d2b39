package com.kosha.stack.http;

import java.io.IOException;

/** The answer is longer than anything that we asked for; the rest of it was not read. */
public final class BodyTooLong extends IOException {
    BodyTooLong(int limit) {
        super("The answer is longer than " + limit + " bytes");
    }
}
