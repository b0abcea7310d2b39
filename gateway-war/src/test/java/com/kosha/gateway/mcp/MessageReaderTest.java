package com.kosha.gateway.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MessageReaderTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                                                      | 400 | -32700",
                "{                                                       | 400 | -32700",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"id\":2,\"method\":\"ping\"}         | 400 | -32700",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"} {}             | 400 | -32700",
                "[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}]              | 400 | -32600",
                "\"ping\"                                                  | 400 | -32600",
                "{\"id\":1,\"method\":\"ping\"}                                | 400 | -32600",
                "{\"jsonrpc\":\"2.0\",\"id\":1}                                | 400 | -32600",
                "{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"ping\"}             | 400 | -32600",
                "{\"jsonrpc\":\"2.0\",\"id\":1.5,\"method\":\"ping\"}              | 400 | -32600",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}                    | 400 | -32600",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\",\"params\":[1]} | 400 | -32602"
            })
    void what_is_no_single_message_is_refused(String body, int status, int code) {
        Reply refused = refusal(body);

        assertThat(refused.status()).isEqualTo(status);
        assertThat(McpSystem.body(refused).at("/error/code").asInt()).isEqualTo(code);
    }

    @Test
    void a_body_of_more_than_256_kib_is_too_large() {
        String body = McpSystem.request("ping", "{\"a\":\"" + "x".repeat(256 * 1024) + "\"}");

        assertThat(refusal(body).status()).isEqualTo(413);
    }

    @Test
    void json_deeper_than_32_levels_is_not_read() {
        String body = McpSystem.request("ping", "{\"a\":" + "[".repeat(40) + "]".repeat(40) + "}");

        assertThat(McpSystem.body(refusal(body)).at("/error/code").asInt()).isEqualTo(-32700);
    }

    @Test
    void the_id_of_a_refused_request_is_repeated_where_it_could_be_read() {
        JsonNode refused = McpSystem.body(refusal("{\"jsonrpc\":\"1.0\",\"id\":\"a\",\"method\":\"ping\"}"));

        assertThat(refused.path("id").asText()).isEqualTo("a");
    }

    @Test
    void a_message_without_an_id_is_a_notification() {
        assertThat(McpSystem.read("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\"}")
                        .isNotification())
                .isTrue();
    }

    @Test
    void a_number_keeps_the_digits_that_were_sent() {
        Message read = McpSystem.read(McpSystem.request("tools/call", "{\"amount\":9007199254740993.25}"));

        assertThat(read.params()).hasToString("{\"amount\":9007199254740993.25}");
    }

    private static Reply refusal(String body) {
        return catchThrowableOfType(Refusal.class, () -> McpSystem.read(body)).reply("0");
    }
}
