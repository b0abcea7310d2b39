package com.kosha.gateway.audit;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.stack.MovedTime;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What ./kosha audit says of a trail. */
class AuditDeskTest {
    private static final String FOURTH = "%032x".formatted(4);

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @TempDir
    Path temp;

    @Test
    void a_trail_that_nobody_touched_holds_in_every_folder() throws IOException {
        Path one = trail("one", 20);
        Path other = trail("other", 5);

        assertThat(run("verify", one.toString(), other.toString())).isZero();
        assertThat(said())
                .contains(one + ": the chain holds over 20 records")
                .contains(other + ": the chain holds over 5 records");
    }

    @Test
    void where_a_trail_was_touched_is_said_by_file_and_line() throws IOException {
        Path good = trail("good", 3);
        Path bad = trail("bad", 20);
        Path second = new AuditFolder(bad).files().get(1);
        List<String> lines = Files.readAllLines(second);
        Files.write(second, lines.subList(1, lines.size()));

        assertThat(run("verify", bad.toString(), good.toString())).isEqualTo(1);
        assertThat(said())
                .contains(bad + ": the chain breaks at audit-000002.jsonl:1, after ")
                .contains(good + ": the chain holds");
    }

    @Test
    void a_folder_without_a_trail_is_no_good_sign() throws IOException {
        assertThat(run("verify", temp.toString())).isEqualTo(1);
        assertThat(said()).contains("there are no records");
    }

    @Test
    void what_was_kept_of_one_call_is_shown_with_its_place() throws IOException {
        Path trail = trail("trail", 6);

        assertThat(run("show", FOURTH, trail.toString())).isZero();
        assertThat(said())
                .contains("\"trace_id\" : \"" + FOURTH + "\"", "audit-00000", "\"tool\" : \"get_kyc_status\"")
                .doesNotContain("%032x".formatted(5));
    }

    @Test
    void a_call_that_left_nothing_is_said_to() throws IOException {
        assertThat(run("show", "f".repeat(32), trail("trail", 2).toString())).isEqualTo(1);
        assertThat(said()).contains("no record of ffff");
    }

    @Test
    void whoever_asks_for_something_else_is_told_what_there_is() throws IOException {
        assertThat(run("verify")).isEqualTo(2);
        assertThat(run("erase", temp.toString())).isEqualTo(2);
        assertThat(said()).contains("verify FOLDER...");
    }

    private int run(String... asked) throws IOException {
        return new AuditDesk(new PrintStream(out, true, StandardCharsets.UTF_8)).serve(List.of(asked));
    }

    private String said() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private Path trail(String name, int records) {
        Path folder = temp.resolve(name);
        AuditFile trail = new AuditFile(folder, 2_000, 1_000, lost -> {}, new MovedTime());
        trail.start();
        for (int i = 0; i < records; i++) {
            trail.keep(RecordFixture.numbered(i));
        }
        trail.close();
        return folder;
    }
}
