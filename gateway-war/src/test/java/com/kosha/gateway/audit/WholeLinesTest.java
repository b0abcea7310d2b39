package com.kosha.gateway.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WholeLinesTest {
    private static final long MORE_THAN_AN_ARRAY_HOLDS = 3L << 30;

    @TempDir
    Path temp;

    private Path file(String text) throws IOException {
        return Files.writeString(temp.resolve("file"), text);
    }

    @Test
    void the_end_of_a_file_larger_than_the_memory_is_found() throws IOException {
        Path file = file("");
        try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
            sparse.seek(MORE_THAN_AN_ARRAY_HOLDS);
            sparse.writeBytes("\nthe last\ntorn");
        }

        assertThat(WholeLines.last(file)).contains("the last");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 65_533, 65_534, 65_535, 65_536, 65_537, 300_000})
    void the_last_line_is_found_however_long_it_is(int length) throws IOException {
        String last = "x".repeat(length);

        assertThat(WholeLines.last(file("first\n" + last + "\n"))).contains(last);
        assertThat(WholeLines.last(file(last + "\n"))).contains(last);
        assertThat(WholeLines.last(file("first\n" + last))).contains("first");
        assertThat(WholeLines.last(file(last))).isEmpty();
    }

    @Test
    void lines_come_in_order_and_one_that_was_never_finished_does_not() throws IOException {
        try (WholeLines lines = new WholeLines(file("₹1\n\ntorn"))) {
            assertThat(lines.next()).contains("₹1");
            assertThat(lines.next()).contains("");
            assertThat(lines.next()).isEqualTo(Optional.empty());
        }
    }
}
