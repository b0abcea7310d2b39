package com.kosha.gateway.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.errors.Challenge;
import com.kosha.gateway.identity.IssuerFixture;
import com.kosha.json.Json;
import com.kosha.stack.MovedTime;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.time.Duration;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@SuppressWarnings("UnnecessaryAssignment") // no container fills the fields here
class AuthenticateTest {
    private static final String METADATA =
            "resource_metadata=\"https://gateway.example.com/.well-known/oauth-protected-resource/mcp\"";

    private final MovedTime time = new MovedTime();
    private final LoadShed first = LoadShedFixture.with(time);
    private final Authenticate authenticate = new Authenticate();

    @BeforeEach
    void wire() {
        authenticate.tokens = IssuerFixture.tokens(time);
        authenticate.challenge = new Challenge(IssuerFixture.MCP_URL);
    }

    private RequestDouble post(String path) {
        return new RequestDouble("POST", path);
    }

    private boolean passes(RequestDouble request) {
        first.filter(request.context());
        authenticate.filter(request.context());
        return request.answer == null;
    }

    private Response refused(RequestDouble request) {
        assertThat(passes(request)).isFalse();
        return Objects.requireNonNull(request.answer);
    }

    private static JsonNode body(Response answer) throws IOException {
        return Json.mapper().readTree((String) answer.getEntity());
    }

    @Test
    void a_good_token_lets_the_request_on_and_says_who_is_calling() {
        RequestDouble request = post("/mcp").header("Authorization", "Bearer " + IssuerFixture.good());

        assertThat(passes(request)).isTrue();

        CallContext call = Stages.callOf(request.context());
        assertThat(call.principal().subject()).isEqualTo("ravi");
        assertThat(request.security.getUserPrincipal().getName()).isEqualTo("ravi");
        assertThat(request.security.isUserInRole("support_agent")).isTrue();
        assertThat(request.security.isUserInRole("everyone")).isFalse();
    }

    @Test
    void no_token_is_401_with_a_challenge_that_says_where_to_get_one_and_no_error() throws IOException {
        Response answer = refused(post("/mcp"));

        assertThat(answer.getStatus()).isEqualTo(401);
        assertThat(answer.getHeaderString("WWW-Authenticate"))
                .startsWith("Bearer " + METADATA + ", scope=\"customers:read kyc:read ")
                .doesNotContain("error");
        assertThat(body(answer).get("jsonrpc").asText()).isEqualTo("2.0");
        assertThat(body(answer).get("id").isNull()).isTrue();
        assertThat(body(answer).get("error").get("code").asInt()).isEqualTo(-31_401);
        assertThat(body(answer).get("error").get("data").get("code").asText()).isEqualTo("unauthenticated");
        assertThat(body(answer).get("error").get("data").get("trace_id").asText())
                .hasSize(32);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Bearer xyz", "Bearer x.y.z", "Bearer", "Basic YTpi", "Bearer x,Bearer y", "xyz"})
    void a_token_that_is_none_is_401_with_the_error_and_the_metadata(String header) throws IOException {
        Response answer = refused(post("/mcp").header("Authorization", header));

        assertThat(answer.getStatus()).isEqualTo(401);
        assertThat(answer.getHeaderString("WWW-Authenticate"))
                .startsWith("Bearer error=\"invalid_token\", ")
                .contains(METADATA);
        assertThat(body(answer).toString()).doesNotContain("xyz");
    }

    @Test
    void two_authorization_headers_are_refused_even_if_both_are_good() {
        String bearer = "Bearer " + IssuerFixture.good();

        Response answer = refused(post("/mcp").header("Authorization", bearer).header("Authorization", bearer));

        assertThat(answer.getStatus()).isEqualTo(401);
        assertThat(answer.getHeaderString("WWW-Authenticate")).contains(METADATA);
    }

    @Test
    void an_expired_token_is_told_so_without_being_repeated() throws IOException {
        time.pass(Duration.ofHours(2));
        String token = IssuerFixture.good();

        Response answer = refused(post("/mcp").header("Authorization", "bearer " + token));

        assertThat(body(answer).get("error").get("message").asText())
                .isEqualTo("The token was refused: it has expired.");
        assertThat(answer.getHeaderString("WWW-Authenticate"))
                .contains("it has expired")
                .doesNotContain(token);
    }

    @Test
    void tokens_that_cannot_be_judged_at_the_moment_are_503_and_not_the_clients_fault() throws IOException {
        authenticate.tokens = IssuerFixture.tokensOfAnIssuerThatIsAway(time);

        Response answer = refused(post("/mcp").header("Authorization", "Bearer " + IssuerFixture.good()));

        assertThat(answer.getStatus()).isEqualTo(503);
        assertThat(answer.getHeaderString("Retry-After")).isEqualTo("5");
        assertThat(answer.getHeaderString("WWW-Authenticate")).isNull();
        assertThat(body(answer).get("error").get("data").get("code").asText()).isEqualTo("overloaded");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/healthz", "/.well-known/oauth-protected-resource", ".well-known/x"})
    void open_paths_need_no_token(String path) {
        assertThat(passes(post(path))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/mcp",
                "/mcp/",
                "/nope",
                "/healthz/",
                "/healthz/x",
                "/healthz;x",
                "/.well-known",
                "/.well-known/../mcp",
                "/.well-known/%2e%2e/mcp",
                "/.well-known/a;b"
            })
    void all_other_paths_need_one(String path) {
        assertThat(refused(post(path)).getStatus()).isEqualTo(401);
    }

    @Test
    void a_preflight_needs_no_token() {
        assertThat(passes(new RequestDouble("OPTIONS", "/mcp"))).isTrue();
    }
}
