package com.kosha.core.relay;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import org.eclipse.microprofile.config.Config;

/**
 * Where events go, and how.
 *
 * @param queue the URL of the FIFO queue, as SQS names it; empty: they wait in the outbox
 * @param address of SQS, where it is not that of its region
 * @param mostBytes of a message, and of all that are sent in one request
 * @param pause between two looks at an outbox that has nothing to send
 * @param lease how long an event that was taken stays with its relay, should that one fall silent
 * @param attempts how often an event may be refused before it is dead
 * @param kept how long an event stays in the outbox after it was sent
 */
public record RelaySettings(
        Optional<String> queue,
        Optional<URI> address,
        Optional<String> region,
        int mostBytes,
        Duration pause,
        Duration lease,
        int attempts,
        Duration kept) {
    /** What a relay needs to carry ten letters singly and say what became of them. */
    private static final Duration SHORTEST_LEASE = Duration.ofSeconds(10);

    public RelaySettings {
        if (mostBytes < 1_024 || pause.toMillis() < 1 || attempts < 1 || kept.isNegative()) {
            throw new IllegalArgumentException(
                    "A message has room for 1 KiB, a pause a millisecond, and an event one attempt at least");
        }
        if (lease.compareTo(SHORTEST_LEASE) < 0) {
            throw new IllegalArgumentException("kosha.relay.lease is " + SHORTEST_LEASE + " at least");
        }
        if (queue.isPresent() && !queue.get().endsWith(".fifo")) {
            throw new IllegalArgumentException("kosha.sqs.queue.url names a FIFO queue, whose name ends with .fifo");
        }
    }

    /** Reads all of it; throws when something is missing or out of range. */
    public static RelaySettings read(Config config) {
        return new RelaySettings(
                config.getOptionalValue("kosha.sqs.queue.url", String.class),
                config.getOptionalValue("kosha.sqs.url", URI.class),
                config.getOptionalValue("kosha.sqs.region", String.class),
                config.getValue("kosha.sqs.max.bytes", Integer.class),
                config.getValue("kosha.relay.pause", Duration.class),
                config.getValue("kosha.relay.lease", Duration.class),
                config.getValue("kosha.relay.attempts", Integer.class),
                config.getValue("kosha.relay.kept", Duration.class));
    }
}
