package com.kosha.gateway.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeaderAgreementTest {
    private static final Message CALL = McpSystem.read(McpSystem.request(
            "tools/call",
            "{\"name\":\"get_transaction\",\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\"}}"));
    private static final Map<String, String> AGREEING =
            Map.of("mcp-method", "tools/call", "mcp-protocol-version", "2026-07-28", "mcp-name", "get_transaction");

    @Test
    void headers_that_say_what_the_body_says_are_taken_whatever_their_case() {
        assertThatCode(() -> HeaderAgreement.check(McpSystem.headers(AGREEING), CALL))
                .doesNotThrowAnyException();
    }

    @Test
    void a_name_may_come_encoded() {
        assertThatCode(() -> HeaderAgreement.check(with("mcp-name", "=?base64?Z2V0X3RyYW5zYWN0aW9u?="), CALL))
                .doesNotThrowAnyException();
    }

    @ParameterizedTest
    @CsvSource({
        "mcp-method, tools/list",
        "mcp-protocol-version, 2025-11-25",
        "mcp-name, get_account_summary",
        "mcp-name, =?base64?***?="
    })
    void a_header_that_says_something_else_is_refused(String header, String value) {
        assertRefused(with(header, value));
    }

    @ParameterizedTest
    @CsvSource({"mcp-method", "mcp-protocol-version", "mcp-name"})
    void a_header_that_is_missing_is_refused(String header) {
        Map<String, String> without = new TreeMap<>(AGREEING);
        without.remove(header);

        assertRefused(McpSystem.headers(without));
    }

    @Test
    void a_header_given_twice_is_refused() {
        assertRefused(new RequestHeaders(Map.of("mcp-method", List.of("tools/call", "tools/call"))));
    }

    private static RequestHeaders with(String header, String value) {
        Map<String, String> changed = new TreeMap<>(AGREEING);
        changed.put(header, value);
        return McpSystem.headers(changed);
    }

    private static void assertRefused(RequestHeaders headers) {
        Reply refused = catchThrowableOfType(Refusal.class, () -> HeaderAgreement.check(headers, CALL))
                .reply("0");

        assertThat(refused.status()).isEqualTo(400);
        assertThat(McpSystem.body(refused).at("/error/code").asInt()).isEqualTo(-32020);
    }
}
