package com.kosha.loader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.kosha.sql.DatabaseFixture;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On a PostgreSQL without pgvector, by the loader's own login. */
class LoadingTest {
    private static final String BODIES =
            "SELECT doc_code || ' ' || body FROM kb.documents ORDER BY department, doc_code";

    @TempDir
    Path root;

    private KnowledgeFolder folder;
    private DatabaseFixture database;
    private Connection reader;

    @BeforeEach
    void write() throws IOException, SQLException {
        folder = new KnowledgeFolder(root);
        folder.write("aml", "AML-1", "restricted", "# One\nfirst");
        folder.write("aml", "AML-2", "internal", "# Two\nsecond");
        folder.write("kyc", "KYC-1", "public", "# Three\nthird");
        database = DatabaseFixture.migrated();
        reader = database.asApplication();
        DatabaseFixture.run(reader, "SET app.kb_ceiling = '3'");
        load();
    }

    @AfterEach
    void leave() throws SQLException {
        reader.close();
    }

    private Report load() throws SQLException, IOException {
        try (Shelf shelf = new Shelf(database.asLoader())) {
            return new Loading(shelf, null).load(folder.read(), new Progress(DatabaseFixture.silent(), false, 3));
        }
    }

    private List<String> look(String sql) throws SQLException {
        return DatabaseFixture.column(reader, sql);
    }

    @Test
    void documents_and_their_parts_are_there_each_under_its_own_class() throws SQLException {
        assertThat(look(BODIES)).containsExactly("AML-1 # One\nfirst", "AML-2 # Two\nsecond", "KYC-1 # Three\nthird");
        assertThat(look("SELECT title || '|' || heading || '|' || content || '|' || classification"
                        + " FROM kb.chunks WHERE content = 'first'"))
                .containsExactly("About AML-1|One|first|3");

        DatabaseFixture.run(reader, "SET app.kb_ceiling = '1'");
        assertThat(look(BODIES)).hasSize(2);
    }

    @Test
    void the_same_folder_again_changes_nothing() throws SQLException, IOException {
        String stamps =
                "SELECT string_agg(document_id || ' ' || updated_at, ',' ORDER BY document_id) FROM kb.documents";
        List<String> before = look(stamps);

        assertThat(load()).hasToString("0 loaded, 3 unchanged, 0 withdrawn, 0 faulty; 0 texts embedded");
        assertThat(look(stamps)).isEqualTo(before);
    }

    @Test
    void what_has_changed_is_replaced_and_what_is_gone_is_withdrawn() throws SQLException, IOException {
        folder.write("aml", "AML-1", "public", "# One\nanother");
        folder.remove("kyc/KYC-1.md");

        assertThat(load()).hasToString("1 loaded, 1 unchanged, 1 withdrawn, 0 faulty; 0 texts embedded");
        assertThat(look("SELECT content || classification FROM kb.chunks ORDER BY chunk_id"))
                .containsExactly("second1", "another0");
    }

    @Test
    void a_document_with_a_fault_stays_as_it_was_and_the_others_are_loaded() throws SQLException, IOException {
        folder.raw("aml/AML-1.md", "broken");
        folder.write("aml", "AML-2", "internal", "# Two\nnewer");

        Report report = load();

        assertThat(report.isWhole()).isFalse();
        assertThat(report.faults()).containsExactly("aml/AML-1.md:1: must begin with ---");
        assertThat(look(BODIES)).containsExactly("AML-1 # One\nfirst", "AML-2 # Two\nnewer", "KYC-1 # Three\nthird");
    }

    @Test
    void an_empty_folder_withdraws_nothing(@TempDir Path empty) throws SQLException {
        try (Shelf shelf = new Shelf(database.asLoader())) {
            Loading loading = new Loading(shelf, null);

            assertThatThrownBy(() -> loading.load(Folder.read(empty), new Progress(DatabaseFixture.silent(), false, 1)))
                    .isInstanceOf(IllegalStateException.class);
        }
        assertThat(look(BODIES)).hasSize(3);
    }

    @Test
    void of_two_loads_at_once_the_second_does_not_begin() throws SQLException {
        try (Shelf first = new Shelf(database.asLoader())) {
            assertThat(first.takesVectors()).isFalse();
            assertThatThrownBy(() -> new Shelf(database.asLoader())).hasMessage("another load is running");
        }
    }

    @Test
    void the_loaders_login_may_load_and_nothing_else() throws SQLException {
        try (Connection loader = database.asLoader()) {
            assertThatThrownBy(() -> look(loader, "SELECT count(*) FROM bank.customers"))
                    .hasMessageContaining("permission denied");
            assertThatThrownBy(() -> look(loader, "SELECT count(*) FROM ops.outbox"))
                    .hasMessageContaining("permission denied");
            assertThat(look(loader, BODIES)).as("without a ceiling").isEmpty();
        }
    }

    private static List<String> look(Connection connection, String sql) throws SQLException {
        return DatabaseFixture.column(connection, sql);
    }

    @Test
    void the_command_says_what_it_did_and_how_it_went(@TempDir Path elsewhere) throws IOException {
        assertThat(command(Map.of(), elsewhere)).isEqualTo("2 not loaded: KOSHA_DB_URL is not set\n");
        assertThat(command(database.loaderEnvironment(), elsewhere))
                .startsWith("2 ")
                .contains("not loaded: there is no document in that folder");
        Files.writeString(root.resolve("aml/AML-9.md"), "broken");
        assertThat(command(database.loaderEnvironment(), root)).isEqualTo("""
                        1 This database has no pgvector: documents are found by their words alone
                        3/3 documents
                        aml/AML-9.md:1: must begin with ---
                        0 loaded, 3 unchanged, 0 withdrawn, 1 faulty; 0 texts embedded
                        """);
    }

    private static String command(Map<String, String> environment, Path folder) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int code =
                Load.run(List.of(folder.toString()), environment, new PrintStream(out, true, StandardCharsets.UTF_8));
        return code + " " + out.toString(StandardCharsets.UTF_8);
    }
}
