package com.kosha.gateway.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.gateway.pipeline.RequestDouble;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What a browser is told before and after it calls for a page. */
@SuppressWarnings("UnnecessaryAssignment") // no container fills the fields here
class CrossOriginTest {
    private final CrossOrigin filter = new CrossOrigin();

    CrossOriginTest() {
        filter.guard = new OriginGuard();
        filter.guard.settings = new McpSystem().settings;
        filter.guard.build();
    }

    @Test
    void an_allowed_page_may_ask_without_a_token_and_is_told_what_it_may_send() {
        RequestDouble asked = preflight("https://desk.example");

        filter.filter(asked.context());

        Response leave = Objects.requireNonNull(asked.answer());
        assertThat(leave.getStatus()).isEqualTo(204);
        assertThat(leave.getHeaderString("Access-Control-Allow-Methods")).contains("POST");
        assertThat(leave.getHeaderString("Access-Control-Allow-Headers"))
                .contains("Authorization", "MCP-Protocol-Version", "Mcp-Method", "Mcp-Name");
        assertThat(answered(asked).getFirst("Access-Control-Allow-Origin")).isEqualTo("https://desk.example");
    }

    @Test
    void a_foreign_page_is_refused_and_not_named_in_the_answer() {
        RequestDouble asked = preflight("https://evil.example");

        filter.filter(asked.context());

        assertThat(Objects.requireNonNull(asked.answer()).getStatus()).isEqualTo(403);
        assertThat(answered(asked)).doesNotContainKey("Access-Control-Allow-Origin");
    }

    @Test
    void an_allowed_page_may_read_the_headers_that_say_what_to_do_next() {
        RequestDouble call = request("POST", "https://desk.example");

        filter.filter(call.context());

        assertThat(call.answer()).isNull();
        assertThat(answered(call).getFirst("Access-Control-Expose-Headers"))
                .isEqualTo("WWW-Authenticate, Retry-After, X-Trace-Id, Mcp-Session-Id,"
                        + " RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset");
    }

    @Test
    void a_call_of_a_foreign_page_is_left_to_the_endpoint_but_cannot_be_read() {
        RequestDouble call = request("POST", "https://evil.example");

        filter.filter(call.context());

        assertThat(call.answer()).isNull();
        assertThat(answered(call)).doesNotContainKey("Access-Control-Allow-Origin");
    }

    @Test
    void every_answer_says_that_it_depends_on_the_page() {
        assertThat(answered(new RequestDouble("POST", "/mcp")).getFirst("Vary")).isEqualTo("Origin");
    }

    private static RequestDouble preflight(String origin) {
        return request("OPTIONS", origin).header("Access-Control-Request-Method", "POST");
    }

    private static RequestDouble request(String method, String origin) {
        return new RequestDouble(method, "/mcp").header("Host", "kosha.example").header("Origin", origin);
    }

    private MultivaluedMap<String, Object> answered(RequestDouble request) {
        MultivaluedMap<String, Object> headers = new MultivaluedHashMap<>();
        filter.filter(
                request.context(), RequestDouble.as(ContainerResponseContext.class, (proxy, method, given) -> headers));
        return headers;
    }
}
