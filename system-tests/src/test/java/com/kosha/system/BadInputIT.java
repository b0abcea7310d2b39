package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class BadInputIT {
    private static final String ACCOUNT = "'account_id':'ACC-000000001'";

    static Stream<Arguments> wrong() {
        return Stream.of(
                Arguments.of("search_transactions", "{" + ACCOUNT + ",'colour':'red'}", "colour"),
                Arguments.of(
                        "search_transactions",
                        "{" + ACCOUNT + ",'from_date':'2025-01-01','to_date':'2026-01-03'}",
                        "to_date"),
                Arguments.of(
                        "search_transactions",
                        "{" + ACCOUNT + ",'from_date':'2026-01-02','to_date':'2026-01-01'}",
                        "to_date"),
                Arguments.of(
                        "search_transactions",
                        "{" + ACCOUNT + ",'min_amount_paise':200,'max_amount_paise':100}",
                        "min_amount_paise"),
                Arguments.of("search_transactions", "{" + ACCOUNT + ",'limit':0}", "limit"),
                Arguments.of("search_transactions", "{" + ACCOUNT + ",'limit':101}", "limit"),
                Arguments.of("search_transactions", "{" + ACCOUNT + ",'limit':'25'}", "limit"),
                Arguments.of("search_transactions", "{" + ACCOUNT + ",'rails':['pigeon']}", "rails.0"),
                Arguments.of("search_transactions", "{" + ACCOUNT + ",'from_date':'yesterday'}", "from_date"),
                Arguments.of("search_transactions", "{" + ACCOUNT + ",'cursor':'nonsense'}", "cursor"),
                Arguments.of("search_transactions", "{}", "account_id"),
                Arguments.of("search_customers", "{}", "name"),
                Arguments.of("search_customers", "{'name':'Rohan','cif':'0000000001'}", "name"),
                Arguments.of("get_transaction", "{'txn_id':'1 OR 1=1'}", "txn_id"));
    }

    @ParameterizedTest
    @MethodSource("wrong")
    void a_wrong_argument_is_named_and_its_value_is_not_repeated(String tool, String arguments, String field) {
        Answer answer = Mcp.call("support_agent", tool, arguments);

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.code()).isEqualTo("invalid_argument");
        assertThat(answer.problem().path("details").path("field").asText()).isEqualTo(field);
        assertThat(answer.problem().toString()).doesNotContain("1 OR 1=1", "pigeon", "yesterday", "nonsense");
    }

    @Test
    void a_window_of_366_days_is_taken() {
        Answer answer = Mcp.call(
                "support_agent",
                "search_transactions",
                "{" + ACCOUNT + ",'from_date':'2025-01-01','to_date':'2026-01-02'}");

        assertThat(answer.failed()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"2", "2.0", "0.2E+1"})
    void a_whole_number_is_one_however_it_is_written(String two) {
        Answer answer = Mcp.call(
                "support_agent",
                "search_transactions",
                "{" + ACCOUNT + ",'min_amount_paise':" + two + ",'limit':" + two + "}");

        assertThat(answer.content().path("items")).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"10.5", "18446744073709551617.0", "1e30"})
    void no_number_becomes_an_amount_by_rounding_or_overflow(String odd) {
        Answer answer =
                Mcp.call("support_agent", "search_transactions", "{" + ACCOUNT + ",'min_amount_paise':" + odd + "}");

        assertThat(answer.code()).isEqualTo("invalid_argument");
        assertThat(answer.problem().path("details").path("field").asText()).isEqualTo("min_amount_paise");
    }

    @Test
    void a_tampered_cursor_is_refused() {
        String cursor = Mcp.call("support_agent", "search_transactions", "{" + ACCOUNT + ",'limit':1}")
                .content()
                .path("next_cursor")
                .asText();
        char first = cursor.charAt(10);
        String tampered = cursor.substring(0, 10) + (first == 'A' ? 'B' : 'A') + cursor.substring(11);

        Answer answer = Mcp.call(
                "support_agent", "search_transactions", "{" + ACCOUNT + ",'limit':1,'cursor':'" + tampered + "'}");

        assertThat(answer.code()).isEqualTo("invalid_argument");
        assertThat(answer.problem().path("details").path("field").asText()).isEqualTo("cursor");
    }

    @Test
    void a_cursor_serves_only_whom_it_was_issued_to_and_only_its_query() {
        String cursor = Mcp.call("support_agent", "search_transactions", "{" + ACCOUNT + ",'limit':1}")
                .content()
                .path("next_cursor")
                .asText();
        String next = ",'limit':1,'cursor':'" + cursor + "'}";

        assertThat(Mcp.call("aml_analyst", "search_transactions", "{" + ACCOUNT + next)
                        .code())
                .isEqualTo("invalid_argument");
        assertThat(Mcp.call("support_agent", "search_transactions", "{" + ACCOUNT + ",'rails':['upi']" + next)
                        .code())
                .isEqualTo("invalid_argument");
        assertThat(Mcp.call("support_agent", "search_transactions", "{" + ACCOUNT + next)
                        .failed())
                .isFalse();
    }

    @Test
    void an_unknown_tool_is_a_protocol_error() {
        Answer answer = Mcp.call("support_agent", "drop_tables", "{}");

        assertThat(answer.body().path("error").path("code").asInt()).isEqualTo(-32602);
    }
}
