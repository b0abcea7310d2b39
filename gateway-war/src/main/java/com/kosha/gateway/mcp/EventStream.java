package com.kosha.gateway.mcp;

import jakarta.ws.rs.core.StreamingOutput;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * A stream that carries what there is to say, comments meanwhile, and the answer in the end. The comments keep proxies
 * from closing it, and are how a client that has gone away is noticed: by the failure of writing to it.
 */
final class EventStream implements StreamingOutput {
    static final Duration HEARTBEAT = Duration.ofMillis(500);

    private static final Logger LOG = Logger.getLogger(EventStream.class.getName());
    private static final String COMMENT = ":\n\n";

    private final Events events;
    private final Runnable abandon;
    private final Duration heartbeat;

    /**
     * A stream that has not begun.
     *
     * @param abandon what to do when the client has gone away
     */
    EventStream(Events events, Runnable abandon, Duration heartbeat) {
        this.events = events;
        this.abandon = abandon;
        this.heartbeat = heartbeat;
    }

    @Override
    public void write(OutputStream out) {
        try {
            send(out, COMMENT); // Liberty holds the first write back until the second
            send(out, COMMENT);
            Optional<Events.Event> event;
            do {
                event = events.next(heartbeat);
                send(out, event.map(Events.Event::text).orElse(COMMENT));
            } while (!event.map(Events.Event::last).orElse(false));
        } catch (IOException gone) {
            LOG.log(Level.FINE, "The client has gone away", gone);
            abandon.run();
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
            abandon.run();
        }
    }

    private static void send(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }
}
