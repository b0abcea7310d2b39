package com.kosha.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MigrateTest {

    /** The numbers of the files. */
    private static int[] versions() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("migrations"))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.startsWith("V"))
                    .mapToInt(name -> Integer.parseInt(name.substring(1, 4)))
                    .toArray();
        }
    }

    @Test
    void an_empty_database_gets_the_whole_schema_and_a_second_run_changes_nothing() throws Exception {
        DatabaseFixture database = DatabaseFixture.empty();

        int first = Migrate.run(database.owner(), DatabaseFixture.silent());
        int second = Migrate.run(database.owner(), DatabaseFixture.silent());

        assertThat(first).isEqualTo(versions().length);
        assertThat(second).isZero();
    }

    @Test
    void of_three_that_start_at_once_no_two_apply_the_same_migration_and_none_fails() throws Exception {
        DatabaseFixture database = DatabaseFixture.empty();
        ExecutorService three = Executors.newFixedThreadPool(3);
        Callable<Integer> migrate = () -> Migrate.run(database.owner(), DatabaseFixture.silent());

        int applied = 0;
        for (Future<Integer> run : three.invokeAll(List.of(migrate, migrate, migrate))) {
            applied += run.get();
        }
        three.shutdown();

        // Usually by one of them; but the lock is taken for each migration anew, and any of them may get it
        assertThat(applied).isEqualTo(versions().length);
    }

    @Test
    void the_application_reads_the_version_that_this_build_expects() throws SQLException {
        DatabaseFixture database = DatabaseFixture.migrated();

        try (Connection app = database.asApplication()) {
            assertThat(DatabaseFixture.column(app, SchemaVersion.QUERY))
                    .containsExactly(String.valueOf(SchemaVersion.EXPECTED));
        }
    }

    @Test
    void the_expected_version_is_the_newest_files() throws IOException {
        assertThat(SchemaVersion.EXPECTED)
                .isEqualTo(IntStream.of(versions()).max().orElseThrow());
    }

    @Test
    void without_pgvector_there_is_no_table_of_embeddings_and_everything_else() throws SQLException {
        DatabaseFixture database = DatabaseFixture.migrated();

        try (Connection app = database.asApplication()) {
            assertThat(DatabaseFixture.column(app, "SELECT to_regclass('kb.embeddings')"))
                    .containsExactly("null");
            assertThat(DatabaseFixture.column(app, "SELECT count(*) FROM kb.chunks"))
                    .containsExactly("0");
        }
    }

    @Test
    void a_missing_login_is_refused_by_name_and_a_password_is_never_printed() {
        assertThatThrownBy(() -> OwnerLogin.from(Map.of("KOSHA_DB_URL", "jdbc:postgresql:x", "KOSHA_DB_OWNER", "o")))
                .hasMessage("KOSHA_DB_OWNER_PASSWORD is not set");
        assertThatThrownBy(() -> OwnerLogin.from(Database.LEDGER, Map.of("KOSHA_DB_URL", "jdbc:postgresql:x")))
                .hasMessage("KOSHA_LEDGER_URL is not set");
        assertThat(new OwnerLogin("jdbc:postgresql:x", "o", "secret").toString())
                .doesNotContain("secret");
    }
}
