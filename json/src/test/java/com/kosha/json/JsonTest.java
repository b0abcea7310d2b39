package com.kosha.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.kosha.contract.AlertSearch;
import com.kosha.contract.AlertStatus;
import com.kosha.contract.CustomerSearch;
import com.kosha.contract.Page;
import com.kosha.contract.Problem;
import com.kosha.contract.Severity;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
    @Test
    void a_record_goes_over_the_wire_and_comes_back_the_same() throws JacksonException {
        AlertSearch search =
                new AlertSearch(Set.of(AlertStatus.UNDER_REVIEW), Set.of(Severity.HIGH), "CUS-00000001", 25, null);

        String wire = Json.mapper().writeValueAsString(search);

        assertThat(wire)
                .isEqualTo("{\"statuses\":[\"under_review\"],\"severities\":[\"high\"],"
                        + "\"customer_id\":\"CUS-00000001\",\"limit\":25}");
        assertThat(Json.mapper().readValue(wire, AlertSearch.class)).isEqualTo(search);
    }

    @Test
    void an_instant_keeps_its_microseconds() throws JacksonException {
        Page<String> page = new Page<>(List.of("a"), null, false, Instant.parse("2026-11-30T10:11:12.123456Z"));

        String wire = Json.mapper().writeValueAsString(page);

        assertThat(wire).contains("\"as_of\":\"2026-11-30T10:11:12.123456Z\"");
        assertThat(Json.mapper().readValue(wire, new TypeReference<Page<String>>() {}))
                .isEqualTo(page);
    }

    @Test
    void what_is_absent_is_left_out() throws JacksonException {
        assertThat(Json.mapper().writeValueAsString(new Problem("internal", "m", "t", null, null, null)))
                .isEqualTo("{\"code\":\"internal\",\"message\":\"m\",\"trace_id\":\"t\"}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"limit\":1,\"unknown\":2}",
                "{\"limit\":1,\"limit\":2}",
                "{\"limit\":\"1\"}",
                "{\"limit\":1.5}",
                "{\"limit\":true}",
                "{\"limit\":null}",
                "{\"limit\":1,\"name\":7}",
                "{\"limit\":1,\"name\":true}",
                "{\"limit\":1} {}",
                "{\"name\":\"no limit\"}",
                "not json"
            })
    void what_does_not_fit_to_the_letter_is_refused(String wire) {
        assertThatThrownBy(() -> Json.mapper().readValue(wire, CustomerSearch.class))
                .isInstanceOf(JacksonException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"2026-11-29T23:59:59Z", "2026-02-30", "+12000-01-01", "26-11-29"})
    void a_day_is_a_day_of_the_calendar_and_nothing_more(String day) {
        assertThatThrownBy(() -> Json.mapper().readValue("\"" + day + "\"", LocalDate.class))
                .isInstanceOf(JacksonException.class);
    }

    @Test
    void nesting_is_bounded() {
        String deep = "[".repeat(Json.MAX_DEPTH + 1) + "]".repeat(Json.MAX_DEPTH + 1);

        assertThatThrownBy(() -> Json.mapper().readTree(deep)).isInstanceOf(JacksonException.class);
    }
}
