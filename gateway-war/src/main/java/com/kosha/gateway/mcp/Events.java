package com.kosha.gateway.mcp;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** What goes to one client for one request, in order. The answer is the last. */
final class Events {
    /**
     * One or more messages as they are written to a stream.
     *
     * @param last whether nothing follows
     */
    record Event(String text, boolean last) {}

    private final BlockingQueue<Event> waiting = new LinkedBlockingQueue<>();

    /** A message before the answer. */
    void say(ObjectNode message) {
        waiting.add(new Event(Reply.event(message), false));
    }

    void end(Reply reply) {
        waiting.add(new Event(reply.events(), true));
    }

    /** There will be no answer. */
    void breakOff() {
        waiting.add(new Event("", true));
    }

    /** The next one; empty when there is none within that time. */
    Optional<Event> next(Duration patience) throws InterruptedException {
        return Optional.ofNullable(waiting.poll(patience.toMillis(), TimeUnit.MILLISECONDS));
    }
}
