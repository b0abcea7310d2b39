package com.kosha.gateway.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
import com.kosha.contract.Problem;
import com.kosha.gateway.tools.GetSpendingInsights;
import com.kosha.gateway.tools.SearchCustomers;
import com.kosha.gateway.tools.SearchTransactions;
import com.kosha.json.Json;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ArgumentsTest {
    private static final Arguments<?> TRANSACTIONS = new Arguments<>(SearchTransactions.Input.class);
    private static final Arguments<?> CUSTOMERS = new Arguments<>(SearchCustomers.Input.class);
    private static final Arguments<?> SPENDING = new Arguments<>(GetSpendingInsights.Input.class);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"account_id\":\"ACC-000000001\",\"colour\":\"red\"}              | colour           | is not known here",
                "{}                                                             | account_id       | is required",
                "{\"account_id\":7}                                               | account_id       | must be of type string",
                "{\"account_id\":\"7\"}                                             | account_id       | must match ^ACC-[0-9]{9}$",
                "{\"account_id\":\"ACC-000000001\",\"limit\":0}                     | limit            | must be at least 1",
                "{\"account_id\":\"ACC-000000001\",\"limit\":101}                   | limit            | must be at most 100",
                "{\"account_id\":\"ACC-000000001\",\"limit\":\"5\"}                   | limit            | must be of type integer",
                "{\"account_id\":\"ACC-000000001\",\"min_amount_paise\":0}          | min_amount_paise | must be greater than 0",
                "{\"account_id\":\"ACC-000000001\",\"from_date\":\"2026-02-30\"}      | from_date        | is not of the right form",
                "{\"account_id\":\"ACC-000000001\",\"min_amount_paise\":9,\"max_amount_paise\":8}"
                        + "                                                     | min_amount_paise | must not exceed max_amount_paise",
                "{\"account_id\":\"ACC-000000001\",\"from_date\":\"2025-01-01\",\"to_date\":\"2026-01-03\"}"
                        + "                                                     | to_date          | must lie at most 366 days after from_date",
                "{\"account_id\":\"ACC-000000001\",\"from_date\":\"2025-01-02\",\"to_date\":\"2025-01-01\"}"
                        + "                                                     | to_date          | must not lie before from_date"
            })
    void a_broken_argument_is_named_with_the_rule_it_broke(String arguments, String field, String rule) {
        assertThat(refused(TRANSACTIONS, arguments)).isEqualTo(Map.of("field", field, "rule", rule));
    }

    @Test
    void a_window_of_366_days_is_the_longest_that_is_taken() {
        assertThatCode(() -> read(
                        TRANSACTIONS,
                        "{\"account_id\":\"ACC-000000001\",\"from_date\":\"2025-01-01\",\"to_date\":\"2026-01-02\"}"))
                .doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(strings = {"10", "10.0", "1E+1", "0.1e2", "10.000"})
    void a_whole_number_is_one_however_it_is_written(String ten) throws Exception {
        Object seen = read(
                TRANSACTIONS,
                "{\"account_id\":\"ACC-000000001\",\"limit\":" + ten + ",\"min_amount_paise\":" + ten + "}");

        assertThat(seen)
                .isEqualTo(
                        read(TRANSACTIONS, "{\"account_id\":\"ACC-000000001\",\"limit\":10,\"min_amount_paise\":10}"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"10.5", "1e30", "1e-1", "9223372036854775808", "18446744073709551617.0"})
    void what_is_no_amount_becomes_none_by_rounding_or_overflow(String odd) {
        assertThat(refused(TRANSACTIONS, "{\"account_id\":\"ACC-000000001\",\"min_amount_paise\":" + odd + "}"))
                .containsEntry("field", "min_amount_paise");
    }

    @Test
    void an_entry_of_a_list_is_named_by_its_place() {
        Map<String, String> details =
                refused(TRANSACTIONS, "{\"account_id\":\"ACC-000000001\",\"rails\":[\"pigeon\"]}");

        assertThat(details.get("field")).isEqualTo("rails.0");
        assertThat(details.get("rule")).startsWith("must be one of ").contains("upi");
    }

    @Test
    void a_made_up_name_comes_back_masked_and_cut() throws Exception {
        String name = "ABCPE1234X and ravi@example.com " + "a".repeat(100);
        JsonNode arguments = Json.mapper()
                .createObjectNode()
                .put("account_id", "ACC-000000001")
                .put(name, 1);

        KoshaException refusal = catchThrowableOfType(KoshaException.class, () -> TRANSACTIONS.read(arguments));

        assertThat(refusal.details().get("field"))
                .startsWith("******234X and r****@example.com")
                .hasSizeLessThan(80);
    }

    @Test
    void a_constant_that_is_unknown_is_refused_with_those_that_are_known() {
        Map<String, String> details = refused(
                SPENDING,
                "{\"account_id\":\"ACC-000000001\",\"from\":\"2025-01-01\",\"to\":\"2025-01-02\",\"group_by\":\"mood\"}");

        assertThat(details).containsEntry("field", "group_by");
        assertThat(details.get("rule")).isEqualTo("must be one of category, month, rail");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"{}", "{\"name\":\"Ramesh\",\"cif\":\"1000000001\"}", "{\"limit\":3}"})
    void exactly_one_way_to_find_a_customer_is_wanted(String arguments) {
        assertThat(refused(CUSTOMERS, arguments).get("rule")).contains("exactly one of them");
    }

    @Test
    void null_is_no_value_for_what_may_be_left_out() {
        assertThat(refused(CUSTOMERS, "{\"name\":\"Ramesh\",\"limit\":null}")).containsEntry("field", "limit");
    }

    @Test
    void no_refusal_repeats_the_value() {
        KoshaException refused = catchThrowableOfType(
                KoshaException.class, () -> read(TRANSACTIONS, "{\"account_id\":\"50100012344321\"}"));

        assertThat(refused.code()).isEqualTo(ErrorCode.INVALID_ARGUMENT);
        assertThat(refused.problem("0").toString()).doesNotContain("50100012344321");
    }

    private static Map<String, String> refused(Arguments<?> arguments, String json) {
        Problem problem = catchThrowableOfType(KoshaException.class, () -> read(arguments, json))
                .problem("0");
        assertThat(problem.code()).isEqualTo("invalid_argument");
        Map<String, String> details = problem.details();
        assertThat(details).isNotNull();
        return details == null ? Map.of() : details;
    }

    private static Object read(Arguments<?> arguments, String json) throws JacksonException {
        return arguments.read(Json.mapper().readTree(json));
    }
}
