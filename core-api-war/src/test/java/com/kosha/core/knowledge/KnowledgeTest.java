package com.kosha.core.knowledge;

import static com.kosha.contract.Classification.INTERNAL;
import static com.kosha.contract.Classification.PUBLIC;
import static com.kosha.contract.Classification.RESTRICTED;
import static com.kosha.core.knowledge.KnowledgeFixture.upTo;
import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.Classification;
import com.kosha.contract.DegradedReason;
import com.kosha.contract.KnowledgeAnswer;
import com.kosha.contract.KnowledgeSearch;
import com.kosha.contract.Passage;
import com.kosha.core.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** On a PostgreSQL without pgvector: all that does not need a vector, and that none is asked for. */
class KnowledgeTest {
    private final KnowledgeFixture fixture = new KnowledgeFixture();

    private KnowledgeAnswer ask(@Nullable Classification ceiling, String query) {
        return fixture.knowledge.search(upTo(ceiling), new KnowledgeSearch(query, null, 20));
    }

    private static List<String> codes(KnowledgeAnswer answer) {
        return answer.items().stream().map(Passage::docCode).toList();
    }

    @Test
    void without_pgvector_the_answer_is_of_words_says_so_and_nobody_is_asked_for_a_vector() {
        KnowledgeAnswer answer = ask(INTERNAL, "when is cash reported");

        assertThat(answer.degraded()).isTrue();
        assertThat(answer.degradedReason()).isEqualTo(DegradedReason.VECTOR_UNAVAILABLE);
        assertThat(answer.embeddedBy()).isNull();
        assertThat(codes(answer)).contains("AML-PUB-01", "AML-INT-01");
        assertThat(fixture.embedded).isEmpty();
        assertThat(fixture.counted).containsExactly(DegradedReason.VECTOR_UNAVAILABLE);
    }

    @ParameterizedTest
    @CsvSource({"PUBLIC,1", "INTERNAL,3", "CONFIDENTIAL,4", "RESTRICTED,5"})
    void a_search_finds_what_lies_up_to_the_ceiling_and_nothing_above(Classification ceiling, int documents) {
        assertThat(ask(ceiling, "cash").items())
                .hasSize(documents)
                .allSatisfy(passage -> assertThat(passage.classification()).isLessThanOrEqualTo(ceiling));
    }

    @Test
    void without_a_ceiling_nothing_is_found() {
        assertThat(ask(null, "cash").items()).isEmpty();
    }

    @Test
    void a_word_that_stands_above_the_ceiling_alone_finds_nothing_and_its_code_neither() {
        assertThat(ask(INTERNAL, "zanzibar").items()).isEmpty();
        assertThat(codes(ask(INTERNAL, "AML-RES-01"))).doesNotContain("AML-RES-01");
        assertThat(ask(RESTRICTED, "zanzibar").items())
                .singleElement()
                .satisfies(passage -> assertThat(passage.heading()).isEqualTo("Seal"));
    }

    @ParameterizedTest
    @CsvSource({"kyc-int-01", "what does KYC-INT-01 say of cash reported within seven days", "'(KYC-INT-01)'"})
    void a_document_that_is_named_by_its_code_stands_first(String query) {
        assertThat(codes(ask(INTERNAL, query)).get(0)).isEqualTo("KYC-INT-01");
    }

    @Test
    void those_with_every_word_stand_before_those_with_some() {
        assertThat(codes(ask(INTERNAL, "high risk customers cash"))).startsWith("KYC-INT-01");
        assertThat(codes(ask(INTERNAL, "cash threshold customers"))).hasSize(3);
    }

    @Test
    void the_same_question_gets_the_same_order_and_each_document_once() {
        List<String> first = codes(ask(RESTRICTED, "cash"));

        assertThat(first).doesNotHaveDuplicates().isEqualTo(codes(ask(RESTRICTED, "cash")));
    }

    @Test
    void what_was_asked_for_is_marked_in_the_snippet() {
        assertThat(ask(PUBLIC, "reported threshold").items().get(0).snippet()).contains("«threshold»", "«reported»");
    }

    @Test
    void one_department_can_be_asked_alone() {
        KnowledgeAnswer answer = fixture.knowledge.search(upTo(INTERNAL), new KnowledgeSearch("cash", "kyc", 5));

        assertThat(codes(answer)).containsExactly("KYC-INT-01");
    }

    @ParameterizedTest
    @CsvSource({
        "'&|!:*()<->', 0",
        "the of and, 0",
        "'\"unclosed', 0",
        "-cash, 1",
        "'it''s', 0",
        "\uD83D\uDE00\uD83D\uDE00, 0"
    })
    void no_question_is_a_fault(String query, int unused) {
        assertThat(ask(INTERNAL, query).items()).hasSizeLessThanOrEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({"x,,5,query", "cash,AML,5,department", "cash,,0,limit", "cash,,21,limit"})
    void what_cannot_be_is_refused_by_name(String query, @Nullable String department, int limit, String field) {
        KnowledgeSearch search = new KnowledgeSearch(query, department, limit);

        assertThat(Refusal.field(() -> fixture.knowledge.search(upTo(INTERNAL), search)))
                .isEqualTo("invalid_argument " + field);
        KnowledgeSearch tooLong = new KnowledgeSearch("x".repeat(501), null, 1);
        assertThat(Refusal.field(() -> fixture.knowledge.search(upTo(INTERNAL), tooLong)))
                .isEqualTo("invalid_argument query");
    }
}
