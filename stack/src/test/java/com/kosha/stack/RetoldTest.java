package com.kosha.stack;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.Conflict;
import com.kosha.contract.KoshaException;
import com.kosha.contract.Problem;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class RetoldTest {
    @ParameterizedTest
    @ValueSource(strings = {"not_found", "invalid_argument", "conflict", "deadline_exceeded"})
    void nothing_that_a_dependency_said_is_repeated(String code) {
        KoshaException said = KoshaException.of(new Problem(
                code,
                "PSQLException: select secret",
                "t",
                null,
                null,
                Map.of("what", "secret", "field", "Rohan Mehta", "rule", "secret", "sql", "select 1")));

        Problem told = Retold.inOurWords(said).problem("t");

        assertThat(told.code()).isEqualTo(code);
        assertThat(told.toString()).doesNotContain("secret", "select", "Rohan", "PSQL");
    }

    @ParameterizedTest
    @EnumSource(Conflict.class)
    void every_reason_of_a_conflict_is_kept_and_with_it_whether_asking_again_helps(Conflict reason) {
        Problem told = Retold.inOurWords(KoshaException.conflict(reason)).problem("t");

        assertThat(told).isEqualTo(KoshaException.conflict(reason).problem("t"));
        assertThat(told.retryAfterS()).isEqualTo(reason == Conflict.IN_FLIGHT ? 1L : null);
    }

    @Test
    void names_that_are_known_here_are_kept() {
        assertThat(Retold.inOurWords(KoshaException.notFound("account")).problem("t"))
                .isEqualTo(KoshaException.notFound("account").problem("t"));
        assertThat(Retold.inOurWords(KoshaException.invalidArgument("cursor", "is old"))
                        .details())
                .containsEntry("field", "cursor");
    }

    @Test
    void a_refusal_by_a_rule_that_is_known_here_is_the_callers_own_and_any_other_is_ours() {
        KoshaException own =
                KoshaException.forbidden("secret words", Map.of("rule", "another_person_approves", "more", "secret"));

        assertThat(Retold.isCallers(own)).isTrue();
        assertThat(Retold.inOurWords(own).problem("t").toString()).doesNotContain("secret");
        assertThat(Retold.inOurWords(own).details()).containsEntry("rule", "another_person_approves");
        assertThat(Retold.isCallers(KoshaException.forbidden("no", Map.of("rule", "whim"))))
                .isFalse();
    }

    @Test
    void that_a_document_lies_above_the_callers_ceiling_is_his_own_matter_and_every_other_refusal_ours() {
        KoshaException ceiling =
                KoshaException.forbidden("The AML manual is sealed", Map.of("rule", "knowledge_ceiling", "title", "x"));
        KoshaException other = KoshaException.forbidden("No", Map.of("rule", "scope"));

        assertThat(Retold.isCallers(ceiling)).isTrue();
        assertThat(Retold.isCallers(other)).isFalse();
        assertThat(Retold.inOurWords(ceiling).details()).isEqualTo(Map.of("rule", "knowledge_ceiling"));
        assertThat(Retold.inOurWords(ceiling).getMessage()).doesNotContain("AML");
    }
}
