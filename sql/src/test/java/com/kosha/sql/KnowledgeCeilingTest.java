package com.kosha.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.kosha.contract.Classification;
import java.sql.Connection;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KnowledgeCeilingTest {
    private static final String TITLES = "SELECT title FROM kb.documents ORDER BY classification";

    private static DatabaseFixture database;
    private Connection app;

    @BeforeAll
    static void load() throws SQLException {
        database = DatabaseFixture.migrated();
        try (Connection owner = database.asOwner()) {
            DatabaseFixture.run(owner, """
                    SET app.kb_ceiling = '3';
                    INSERT INTO kb.documents (department, doc_code, title, body, classification, effective_on)
                    SELECT 'aml', 'AML-' || n, 'title ' || n, 'body', n, '2026-01-01' FROM generate_series(0, 3) n;
                    INSERT INTO kb.chunks (document_id, position, content, classification)
                    SELECT document_id, 0, 'report suspicious cash', classification FROM kb.documents;
                    """);
        }
    }

    @BeforeEach
    void connect() throws SQLException {
        app = database.asApplication();
    }

    @AfterEach
    void disconnect() throws SQLException {
        app.close();
    }

    @Test
    void an_unset_ceiling_sees_nothing() throws SQLException {
        assertThat(DatabaseFixture.column(app, TITLES)).isEmpty();
        assertThat(DatabaseFixture.column(app, "SELECT count(*) FROM kb.chunks"))
                .containsExactly("0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-1"})
    void neither_does_one_below_all(String ceiling) throws SQLException {
        DatabaseFixture.run(app, "SET app.kb_ceiling = '" + ceiling + "'");

        assertThat(DatabaseFixture.column(app, TITLES)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"PUBLIC,1", "INTERNAL,2", "CONFIDENTIAL,3", "RESTRICTED,4"})
    void a_ceiling_sees_all_up_to_itself(Classification ceiling, int documents) throws SQLException {
        DatabaseFixture.run(app, "SET app.kb_ceiling = '" + ceiling.compareTo(Classification.PUBLIC) + "'");

        assertThat(DatabaseFixture.column(app, TITLES)).hasSize(documents);
        assertThat(DatabaseFixture.column(app, "SELECT 1 FROM kb.chunks WHERE search @@ to_tsquery('cash')"))
                .hasSize(documents);
    }

    @Test
    void the_owner_is_not_excepted() throws SQLException {
        try (Connection owner = database.asOwner()) {
            assertThat(DatabaseFixture.column(owner, TITLES)).isEmpty();
        }
    }

    @Test
    void a_ceiling_that_is_no_number_fails_rather_than_shows() throws SQLException {
        DatabaseFixture.run(app, "SET app.kb_ceiling = 'all'");

        assertThatThrownBy(() -> DatabaseFixture.column(app, TITLES)).isInstanceOf(SQLException.class);
    }

    @Test
    void that_a_document_exists_is_known_above_the_ceiling_and_nothing_else() throws SQLException {
        String asked = "SELECT kb.document_exists('aml', 'AML-3') AND NOT kb.document_exists('aml', 'AML-9')";

        assertThat(DatabaseFixture.column(app, asked)).containsExactly("t");
        assertThat(DatabaseFixture.column(app, TITLES)).isEmpty();
    }

    @Test
    void asking_whether_a_document_exists_does_not_lift_the_ceiling_for_the_rest_of_the_transaction()
            throws SQLException {
        app.setAutoCommit(false);
        DatabaseFixture.run(app, "SET LOCAL app.kb_ceiling = '1'");
        DatabaseFixture.column(app, "SELECT kb.document_exists('aml', 'AML-3')");

        assertThat(DatabaseFixture.column(app, TITLES)).hasSize(2);
    }
}
