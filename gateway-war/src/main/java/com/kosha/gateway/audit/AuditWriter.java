package com.kosha.gateway.audit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Writes the chain to files that only their owner reads. A file is never opened twice: each start and each failure
 * begins a new one, which goes on from the last whole line. A file that follows a full one goes on from the line that was
 * written last, whatever became of that meanwhile. Belongs to one thread.
 */
final class AuditWriter {
    private static final FileAttribute<?> OWNER_ONLY =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));
    private static final FileAttribute<?> OWNER_ONLY_FOLDER =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));

    private final AuditFolder folder;
    private final long mostBytes;
    private @Nullable FileChannel file;
    private @Nullable Path begun;
    /** Unknown at the start, and after a failure: then the folder tells. */
    private @Nullable AuditChain chain;

    AuditWriter(AuditFolder folder, long mostBytes) {
        this.folder = folder;
        this.mostBytes = mostBytes;
    }

    /** Appends the records and has the disk keep them. What fails leaves a chain that can be gone on with. */
    void write(List<AuditRecord> records) throws IOException {
        try {
            AuditChain known = chain == null ? new AuditChain(folder.lastHash()) : chain;
            chain = known;
            FileChannel open = file == null ? begin() : file;
            for (AuditRecord record : records) {
                if (open.position() >= mostBytes) {
                    close();
                    open = begin();
                }
                ByteBuffer line = ByteBuffer.wrap((known.append(record) + "\n").getBytes(UTF_8));
                while (line.hasRemaining()) {
                    open.write(line);
                }
            }
            open.force(false);
        } catch (IOException failed) {
            abandon(failed);
            throw failed;
        }
    }

    private FileChannel begin() throws IOException {
        Files.createDirectories(folder.path(), OWNER_ONLY_FOLDER);
        Path next = folder.next();
        FileChannel opened = FileChannel.open(next, Set.of(CREATE_NEW, WRITE), OWNER_ONLY);
        begun = next; // only now: one that stood there already is another writer's
        file = opened;
        return opened;
    }

    private void abandon(IOException failed) {
        chain = null;
        try {
            close();
        } catch (IOException second) {
            failed.addSuppressed(second);
        }
        try {
            dropEmpty();
        } catch (IOException third) {
            failed.addSuppressed(third);
        }
    }

    /** A disk that is full for hours must not leave a file for each batch that it did not take. */
    private void dropEmpty() throws IOException {
        Path last = begun;
        begun = null;
        if (last != null && Files.exists(last) && Files.size(last) == 0) {
            Files.delete(last);
        }
    }

    void close() throws IOException {
        FileChannel open = file;
        file = null;
        if (open != null) {
            try (open) {
                open.force(true);
            }
        }
    }
}
