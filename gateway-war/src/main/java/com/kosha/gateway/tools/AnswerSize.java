package com.kosha.gateway.tools;

import com.kosha.contract.KoshaException;
import com.kosha.gateway.paging.Paged;
import com.kosha.json.Json;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/**
 * The last fence before an answer that no model could read. Only core-api knows the position of each row, so only it
 * can cut a page short and say so with {@code truncated}; here a page that is too large is refused, never cut.
 */
final class AnswerSize {
    /** Bytes of one answer, before it is masked. */
    static final int LARGEST = 256 * 1024;

    private AnswerSize() {}

    static void check(Record input, Record output) {
        if (bytes(output) <= LARGEST) {
            return;
        }
        throw input instanceof Paged
                ? KoshaException.invalidArgument("limit", "asks for more than one answer can carry: ask for fewer rows")
                : KoshaException.internal(new IllegalStateException("an answer of more than " + LARGEST + " bytes"));
    }

    private static long bytes(Record output) {
        Counter counter = new Counter();
        try {
            Json.mapper().writeValue(counter, output);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return counter.bytes;
    }

    private static final class Counter extends OutputStream {
        private long bytes;

        @Override
        public void write(int one) {
            bytes++;
        }

        @Override
        public void write(byte[] some, int offset, int length) {
            bytes += length;
        }
    }
}
