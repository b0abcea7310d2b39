package com.kosha.gateway.audit;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The lines of one file that were finished: one without its line break is none. A file may be larger than the memory, so
 * no more than a line, or the end of the file, is ever held.
 */
final class WholeLines implements AutoCloseable {
    /** Holds many records; what is longer is read with a longer reach. */
    private static final int REACH = 64 * 1_024;

    private final InputStream in;

    WholeLines(Path file) throws IOException {
        this.in = new BufferedInputStream(Files.newInputStream(file), REACH);
    }

    /** The next one; empty behind the last. */
    Optional<String> next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int read = in.read(); read >= 0; read = in.read()) {
            if (read == '\n') {
                return Optional.of(line.toString(UTF_8));
            }
            line.write(read);
        }
        return Optional.empty();
    }

    @Override
    public void close() throws IOException {
        in.close();
    }

    /** The last one of a file, looked for from its end. */
    static Optional<String> last(Path file) throws IOException {
        try (FileChannel open = FileChannel.open(file)) {
            long size = open.size();
            for (long reach = REACH; ; reach *= 2) {
                long from = Math.max(0, size - reach);
                String tail = read(open, from, (int) (size - from));
                int end = tail.lastIndexOf('\n');
                int before = tail.lastIndexOf('\n', end - 1);
                if (end >= 0 && (before >= 0 || from == 0)) {
                    return Optional.of(tail.substring(before + 1, end));
                }
                if (from == 0) {
                    return Optional.empty();
                }
            }
        }
    }

    private static String read(FileChannel open, long from, int length) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(length);
        while (bytes.hasRemaining() && open.read(bytes, from + bytes.position()) >= 0) {
            // on to the next part
        }
        return new String(bytes.array(), 0, bytes.position(), UTF_8);
    }
}
