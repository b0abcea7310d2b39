package com.kosha.core.knowledge;

import static com.kosha.contract.Classification.INTERNAL;
import static com.kosha.contract.Classification.PUBLIC;
import static com.kosha.contract.Classification.RESTRICTED;
import static com.kosha.core.knowledge.KnowledgeFixture.upTo;
import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.Classification;
import com.kosha.contract.KnowledgePlace;
import com.kosha.contract.KnowledgePlace.Part;
import com.kosha.contract.Problem;
import com.kosha.core.BankSystem;
import com.kosha.core.Refusal;
import com.kosha.resilience.Time;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class DocumentsTest {
    private final Documents documents = new Documents(BankSystem.db(), Time.system());

    private List<String> places(Classification ceiling, Part wanted, @Nullable String department, String beginning) {
        return documents
                .places(upTo(ceiling), new KnowledgePlace(wanted, department, beginning))
                .values();
    }

    @Test
    void a_document_is_shown_whole() {
        var document = documents.document(upTo(INTERNAL), "aml", "AML-PUB-01");

        assertThat(document.title()).isEqualTo("Cash reporting for everybody");
        assertThat(document.body()).isEqualTo("# Cash\nReport cash.");
        assertThat(document.owner()).isEqualTo("MLRO");
    }

    @Test
    void one_above_the_ceiling_is_forbidden_and_nothing_else_is_said_of_it() {
        Problem refused = Refusal.of(() -> documents.document(upTo(INTERNAL), "aml", "AML-RES-01"));

        assertThat(refused.code()).isEqualTo("forbidden");
        assertThat(refused.details()).isEqualTo(Map.of("rule", "knowledge_ceiling"));
        assertThat(refused.toString()).doesNotContain("seal", "AML-RES", "RESTRICTED", "restricted");
    }

    @Test
    void one_that_does_not_exist_is_not_found_and_neither_is_one_of_another_department() {
        assertThat(Refusal.of(() -> documents.document(upTo(RESTRICTED), "aml", "AML-NO-01"))
                        .code())
                .isEqualTo("not_found");
        assertThat(Refusal.of(() -> documents.document(upTo(RESTRICTED), "kyc", "AML-PUB-01"))
                        .code())
                .isEqualTo("not_found");
        assertThat(Refusal.field(() -> documents.document(upTo(RESTRICTED), "aml", "aml-pub-01")))
                .isEqualTo("invalid_argument doc_code");
    }

    @Test
    void an_address_is_completed_as_far_as_the_caller_may_read() {
        assertThat(places(INTERNAL, Part.DEPARTMENT, null, "")).containsExactly("aml", "kyc");
        assertThat(places(PUBLIC, Part.DEPARTMENT, null, "k")).isEmpty();
        assertThat(places(INTERNAL, Part.DOC_CODE, "aml", "AML-")).containsExactly("AML-INT-01", "AML-PUB-01");
        assertThat(places(RESTRICTED, Part.DOC_CODE, null, "AML-R")).containsExactly("AML-RES-01");
        assertThat(places(INTERNAL, Part.DOC_CODE, "aml", "%")).isEmpty();
    }
}
