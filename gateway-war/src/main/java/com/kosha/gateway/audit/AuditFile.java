package com.kosha.gateway.audit;

import com.kosha.resilience.Time;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * The trail as JSON lines in files of this gateway's own. Calls put their records into a bounded queue and go on; one
 * thread writes them. What cannot be kept is counted, and logged once in a while.
 */
public final class AuditFile implements AuditTrail, AutoCloseable {
    private static final Logger LOG = Logger.getLogger(AuditFile.class.getName());
    private static final int BATCH = 256;
    private static final Duration BETWEEN_LOG_LINES = Duration.ofMinutes(1);
    private static final Duration LAST_WRITES = Duration.ofSeconds(5);
    private static final long POLL_MILLIS = 200;

    private final BlockingQueue<AuditRecord> queue;
    private final AuditWriter writer;
    private final IntConsumer lost;
    private final Time time;
    private final Thread thread;
    private volatile boolean closing;
    private long quietUntil;

    /**
     * Starts the trail; call {@link #start()} to have it written.
     *
     * @param mostBytes a file that has so many is followed by another
     * @param waiting how many records may wait for the disk
     * @param lost hears how many records could not be kept
     */
    public AuditFile(Path folder, long mostBytes, int waiting, IntConsumer lost, Time time) {
        this.queue = new ArrayBlockingQueue<>(waiting);
        this.writer = new AuditWriter(new AuditFolder(folder), mostBytes);
        this.lost = lost;
        this.time = time;
        this.quietUntil = time.nanos();
        this.thread = new Thread(this::write, "kosha-audit");
        this.thread.setDaemon(true);
    }

    /** Begins to write what is kept. */
    public void start() {
        thread.start();
    }

    @Override
    public void keep(AuditRecord record) {
        if (closing || !queue.offer(record)) {
            lose(1, "The audit queue is full: records are lost", null);
        }
    }

    private void write() {
        while (!closing || !queue.isEmpty()) {
            try {
                AuditRecord first = queue.poll(POLL_MILLIS, TimeUnit.MILLISECONDS);
                if (first != null) {
                    List<AuditRecord> batch = new ArrayList<>(List.of(first));
                    queue.drainTo(batch, BATCH - 1);
                    write(batch);
                }
            } catch (InterruptedException ignored) {
                closing = true; // what waits is still written
            }
        }
        try {
            writer.close();
        } catch (IOException failed) {
            lose(0, "The audit file could not be closed", failed);
        }
    }

    private void write(List<AuditRecord> batch) {
        try {
            writer.write(batch);
        } catch (IOException | RuntimeException failed) { // the thread must outlive whatever a disk can do
            lose(batch.size(), "Audit records could not be written", failed);
        }
    }

    private synchronized void lose(int records, String message, @Nullable Exception cause) {
        lost.accept(records);
        if (time.nanos() - quietUntil >= 0) {
            quietUntil = time.nanos() + BETWEEN_LOG_LINES.toNanos();
            LOG.log(Level.SEVERE, message, cause);
        }
    }

    /** Writes what still waits, and closes the file; waits a few seconds for that at most. */
    @Override
    public void close() {
        closing = true;
        try {
            thread.join(LAST_WRITES.toMillis());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
