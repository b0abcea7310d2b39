package com.kosha.core.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.kosha.contract.CustomerSearch;
import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
import com.kosha.contract.Problem;
import com.kosha.contract.TransactionSearch;
import com.kosha.json.Json;
import com.kosha.resilience.DeadlineExceeded;
import java.io.IOException;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TaxonomyTest {
    private static Map<String, String> details(Class<?> type, String json) {
        Throwable refused = catchThrowable(() -> Json.mapper().readValue(json, type));
        // as JAX-RS hands it over
        Problem problem = Taxonomy.classify(new IOException(refused)).problem("trace");
        return Objects.requireNonNull(problem.details());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "{\"limit\":1,\"nonsense\":2}~nonsense",
                "{\"limit\":1,\"bad\\nname\":2}~bad?name",
                "{\"limit\":\"1\"}~limit",
                "{\"limit\":1.5}~limit",
                "{\"name\":\"a\"}~limit",
                "{\"name\":1,\"limit\":1}~name",
                "{\"limit\":1,\"limit\":1}~body",
                "{\"limit\":1} {}~body",
                "[]~body",
                "{\"limit\":~body"
            })
    void what_cannot_be_read_names_the_field(String json, String field) {
        assertThat(details(CustomerSearch.class, json)).containsEntry("field", field);
    }

    @Test
    void a_value_outside_a_closed_set_names_its_place() {
        assertThat(details(TransactionSearch.class, "{\"rails\":[\"upi\",\"pigeon\"],\"statuses\":[],\"limit\":1}"))
                .containsEntry("field", "rails.1");
    }

    @Test
    void a_body_that_its_record_refuses_is_the_callers_mistake() {
        assertThat(details(TransactionSearch.class, "{\"limit\":1}")).containsEntry("rule", "lacks what it must hold");
    }

    @Test
    void a_field_name_is_never_echoed_at_length() {
        String json = "{\"limit\":1,\"" + "a".repeat(5_000) + "\":2}";

        assertThat(details(CustomerSearch.class, json).get("field")).hasSize(64);
    }

    @Test
    void a_failure_that_is_known_stays_what_it_is() {
        KoshaException known = KoshaException.notFound("customer");

        assertThat(Taxonomy.classify(new IllegalStateException(known))).isSameAs(known);
        assertThat(Taxonomy.classify(new DeadlineExceeded()).code()).isEqualTo(ErrorCode.DEADLINE_EXCEEDED);
    }

    @Test
    void anything_unexpected_is_internal_and_its_words_stay_here() {
        KoshaException internal = Taxonomy.classify(new IllegalStateException("SELECT secret FROM bank"));

        assertThat(internal.code()).isEqualTo(ErrorCode.INTERNAL);
        assertThat(internal.problem("trace").toString()).doesNotContain("secret");
    }
}
