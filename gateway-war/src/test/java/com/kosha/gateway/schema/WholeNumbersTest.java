package com.kosha.gateway.schema;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.kosha.json.Json;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WholeNumbersTest {
    private static JsonNode json(String text) throws JsonProcessingException {
        return Json.mapper().readTree(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"limit\":100.0}                 | {\"limit\":100}",
                "{\"in\":{\"limit\":1E+2}}         | {\"in\":{\"limit\":100}}",
                "[100.0,1.5,\"2.0\",[1E+2]]        | [100,1.5,\"2.0\",[100]]",
                "{\"all\":[{\"limit\":3.0},null]}  | {\"all\":[{\"limit\":3},null]}",
                "{\"limit\":1E+30}                 | {\"limit\":1E+30}"
            })
    void whole_numbers_are_written_as_such_wherever_they_stand(String written, String plain)
            throws JsonProcessingException {
        assertThat(WholeNumbers.plain(json(written))).hasToString(json(plain).toString());
    }
}
