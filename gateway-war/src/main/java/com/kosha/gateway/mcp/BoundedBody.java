package com.kosha.gateway.mcp;

import com.kosha.resilience.Time;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.SocketTimeoutException;
import java.time.Duration;

/**
 * A request's body, so large and so slow and no more: whoever lets it drip would otherwise keep a place among the
 * requests in flight for as long as they like.
 */
final class BoundedBody {
    /** Bytes of one request; the longest narrative with every other argument stays far below. */
    static final int LARGEST = 256 * 1024;
    /** From the first byte that is read to the last. The server's own time limit is for a single read. */
    static final Duration SLOWEST = Duration.ofSeconds(5);

    private static final int AT_ONCE = 8 * 1024;
    private static final int TOO_SLOW = 408;
    private static final int TOO_LARGE = 413;

    private BoundedBody() {}

    /**
     * All of it.
     *
     * @throws Refusal 413 when it is too large, 408 when it is too slow
     * @throws IOException when it breaks off
     */
    static byte[] read(InputStream body, Time time) throws IOException {
        long begun = time.nanos();
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] part = new byte[AT_ONCE];
        for (int read = next(body, part); read >= 0; read = next(body, part)) {
            all.write(part, 0, read);
            if (all.size() > LARGEST) {
                throw Refusal.http(TOO_LARGE, Codes.INVALID_REQUEST, "The request is larger than 256 KiB.");
            }
            if (time.nanos() - begun > SLOWEST.toNanos()) {
                throw tooSlow();
            }
        }
        return all.toByteArray();
    }

    private static int next(InputStream body, byte[] part) throws IOException {
        try {
            return body.read(part);
        } catch (SocketTimeoutException still) {
            throw tooSlow();
        }
    }

    private static Refusal tooSlow() {
        return Refusal.http(TOO_SLOW, Codes.INVALID_REQUEST, "The request took longer than 5 s to arrive.");
    }
}
