package com.kosha.gateway.mcp;

import jakarta.ws.rs.core.StreamingOutput;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * A stream that carries comments until the answer is there, and then the answer. The comments keep proxies from
 * closing it, and are how a client that has gone away is noticed: by the failure of writing to it.
 */
final class EventStream implements StreamingOutput {
    static final Duration HEARTBEAT = Duration.ofSeconds(1);

    private static final Logger LOG = Logger.getLogger(EventStream.class.getName());
    private static final byte[] COMMENT = ":\n\n".getBytes(StandardCharsets.US_ASCII);

    private final CompletableFuture<Reply> reply;
    private final Runnable abandon;
    private final Duration heartbeat;

    /**
     * A stream that has not begun.
     *
     * @param abandon what to do when the client has gone away
     */
    EventStream(CompletableFuture<Reply> reply, Runnable abandon, Duration heartbeat) {
        this.reply = reply;
        this.abandon = abandon;
        this.heartbeat = heartbeat;
    }

    @Override
    public void write(OutputStream out) {
        try {
            send(out, COMMENT); // Liberty holds the first write back until the second
            send(out, COMMENT);
            send(out, awaited(out).event());
        } catch (IOException gone) {
            LOG.log(Level.FINE, "The client has gone away", gone);
            abandon.run();
        }
    }

    private Reply awaited(OutputStream out) throws IOException {
        while (true) {
            try {
                return reply.get(heartbeat.toMillis(), TimeUnit.MILLISECONDS);
            } catch (TimeoutException notYet) {
                send(out, COMMENT);
            } catch (InterruptedException stopping) {
                Thread.currentThread().interrupt();
                throw new IOException("the server is stopping", stopping);
            } catch (ExecutionException fatal) {
                throw new IOException("the work broke off", fatal);
            }
        }
    }

    private static void send(OutputStream out, byte[] bytes) throws IOException {
        out.write(bytes);
        out.flush();
    }
}
