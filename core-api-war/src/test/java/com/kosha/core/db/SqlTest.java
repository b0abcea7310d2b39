package com.kosha.core.db;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class SqlTest {
    @Test
    void names_become_question_marks_in_their_order() {
        Sql sql = Sql.parse("SELECT :b, :a_1 WHERE x > :b");

        assertThat(sql.text()).isEqualTo("SELECT ?, ? WHERE x > ?");
        assertThat(sql.names()).containsExactly("b", "a_1", "b");
    }

    @Test
    void what_only_looks_like_a_name_is_left_alone() {
        String text = "SELECT ':no', 'it''s :no', \":no\", x::text -- :no\n FROM t";

        assertThat(Sql.parse(text)).isEqualTo(new Sql(text, List.of()));
    }

    @Test
    void a_question_mark_of_its_own_is_refused() {
        assertThatThrownBy(() -> Sql.parse("SELECT ?")).isInstanceOf(IllegalArgumentException.class);
        assertThat(Sql.parse("SELECT '?'").names()).isEmpty();
    }

    @Test
    void a_parameter_without_a_value_is_a_bug_that_shows() {
        Query query = Query.of("SELECT :a").with("b", 1);

        assertThatThrownBy(() -> query.value("a")).isInstanceOf(IllegalStateException.class);
    }
}
