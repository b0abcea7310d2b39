package com.kosha.gateway.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIOException;

import com.kosha.json.Json;
import com.kosha.stack.MovedTime;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(30)
class AuditFileTest {
    @TempDir
    Path temp;

    private final AtomicInteger lost = new AtomicInteger();

    private Path folder() {
        return temp.resolve("audit");
    }

    private void keep(int records, long mostBytes) {
        AuditFile trail = new AuditFile(folder(), mostBytes, 1_000, lost::addAndGet, new MovedTime());
        trail.start();
        for (int i = 0; i < records; i++) {
            trail.keep(RecordFixture.numbered(i));
        }
        trail.close();
    }

    private List<Path> files() throws IOException {
        return new AuditFolder(folder()).files();
    }

    /** Where the chain breaks through all files, as {@code file:line}. */
    private Optional<String> firstBreak() throws IOException {
        AuditChain chain = new AuditChain(AuditChain.GENESIS);
        return new AuditFolder(folder())
                .first(line -> !chain.accepts(line.text()))
                .map(AuditLine::place);
    }

    @Test
    void every_record_is_a_line_in_order_that_only_the_owner_reads() throws IOException {
        keep(300, 1 << 20);

        Path file = files().get(0);
        List<String> lines = Files.readAllLines(file);
        assertThat(lines).hasSize(300);
        assertThat(Json.mapper().readTree(lines.get(299)).get("duration_ms").asInt())
                .isEqualTo(299);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder())))
                .isEqualTo("rwx------");
        assertThat(lost).hasValue(0);
    }

    @Test
    void the_chain_goes_on_from_file_to_file_and_from_start_to_start() throws IOException {
        keep(20, 2_000);
        keep(20, 2_000);

        assertThat(files()).hasSizeGreaterThan(4);
        assertThat(firstBreak()).isEmpty();
    }

    @Test
    void what_is_cut_from_a_full_file_shows_since_the_next_goes_on_from_what_was_written() throws IOException {
        AuditWriter writer = new AuditWriter(new AuditFolder(folder()), 1);
        writer.write(List.of(RecordFixture.numbered(0)));
        Files.writeString(files().get(0), "");

        writer.write(List.of(RecordFixture.numbered(1)));

        writer.close();
        assertThat(firstBreak()).contains("audit-000002.jsonl:1");
    }

    @Test
    void a_file_that_nothing_could_be_written_to_does_not_stay() throws IOException {
        AuditWriter writer = new AuditWriter(new AuditFolder(folder()), 1 << 20);

        Thread.currentThread().interrupt(); // which breaks a channel off as a full disk does
        assertThatIOException().isThrownBy(() -> writer.write(List.of(RecordFixture.numbered(0))));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(files()).isEmpty();

        writer.write(List.of(RecordFixture.numbered(1)));
        writer.close();
        assertThat(firstBreak()).isEmpty();
        assertThat(Files.readAllLines(files().get(0))).hasSize(1);
    }

    @Test
    void a_file_that_another_writer_was_first_to_begin_stays() throws IOException {
        Files.createDirectories(folder());
        Files.createFile(folder().resolve("audit-" + Long.MAX_VALUE + ".jsonl"));
        // what follows the highest number is not listed, like a file that comes between the look and the opening
        Path others = Files.createFile(folder().resolve("audit-" + Long.MIN_VALUE + ".jsonl"));
        AuditWriter writer = new AuditWriter(new AuditFolder(folder()), 1 << 20);

        assertThatExceptionOfType(FileAlreadyExistsException.class)
                .isThrownBy(() -> writer.write(List.of(RecordFixture.numbered(0))));

        assertThat(others).exists();
    }

    @Test
    void a_changed_record_shows() throws IOException {
        keep(10, 1 << 20);
        Path file = files().get(0);
        Files.writeString(file, Files.readString(file).replaceFirst("\"duration_ms\":4,", "\"duration_ms\":5,"));

        assertThat(firstBreak()).contains("audit-000001.jsonl:5");
    }

    @Test
    void a_removed_record_shows() throws IOException {
        keep(10, 1 << 20);
        Path file = files().get(0);
        List<String> lines = Files.readAllLines(file);
        Files.write(file, lines.subList(1, 10));

        assertThat(firstBreak()).contains("audit-000001.jsonl:1");
    }

    @Test
    void a_removed_file_shows() throws IOException {
        keep(20, 2_000);
        Path second = files().get(1);
        Files.delete(second);

        assertThat(firstBreak()).contains("audit-000003.jsonl:1");
    }

    @Test
    void a_line_that_a_crash_cut_off_is_no_record_and_the_next_start_goes_on_before_it() throws IOException {
        keep(5, 1 << 20);
        Files.writeString(files().get(0), "{\"time\":\"2026", StandardOpenOption.APPEND);

        keep(5, 1 << 20);

        assertThat(files()).hasSize(2);
        assertThat(firstBreak()).isEmpty();
    }

    @Test
    void a_folder_that_cannot_be_written_costs_the_records_and_no_call() throws IOException {
        Files.writeString(folder(), "a file stands in the way");

        keep(7, 1 << 20);

        assertThat(lost).hasValue(7);
    }

    @Test
    void writing_goes_on_once_the_folder_is_back() throws IOException {
        Files.writeString(folder(), "a file stands in the way");
        AuditFile trail = new AuditFile(folder(), 1 << 20, 10, lost::addAndGet, new MovedTime());
        trail.start();
        trail.keep(RecordFixture.numbered(1));
        while (lost.get() == 0) {
            Thread.onSpinWait();
        }
        Files.delete(folder());

        trail.keep(RecordFixture.numbered(2));
        trail.close();

        assertThat(lost).hasValue(1);
        assertThat(Files.readAllLines(files().get(0))).hasSize(1);
    }

    @Test
    void a_full_queue_loses_what_comes_and_never_waits() {
        AuditFile unwritten = new AuditFile(folder(), 1 << 20, 3, lost::addAndGet, new MovedTime());

        for (int i = 0; i < 10; i++) {
            unwritten.keep(RecordFixture.numbered(i));
        }

        assertThat(lost).hasValue(7);
    }

    @Test
    void what_comes_after_the_end_is_counted_as_lost() {
        AuditFile trail = new AuditFile(folder(), 1 << 20, 10, lost::addAndGet, new MovedTime());
        trail.start();
        trail.close();

        trail.keep(RecordFixture.numbered(1));

        assertThat(lost).hasValue(1);
    }
}
