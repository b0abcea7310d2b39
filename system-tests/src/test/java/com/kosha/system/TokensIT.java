package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class TokensIT {

    static Stream<Arguments> notGoodEnough() throws Exception {
        JWTClaimsSet good = IssuedToken.claims().build();
        return Stream.of(
                Arguments.of("none", null),
                Arguments.of("not a token", "abc"),
                Arguments.of(
                        "expired",
                        IssuedToken.signed(IssuedToken.claims()
                                .expirationTime(IssuedToken.in(-3_600))
                                .build())),
                Arguments.of(
                        "for somebody else",
                        IssuedToken.signed(IssuedToken.claims()
                                .audience("https://other.example/mcp")
                                .build())),
                Arguments.of(
                        "without audience, from a client that nobody knows",
                        IssuedToken.signed(IssuedToken.claims()
                                .audience((String) null)
                                .claim("client_id", "stranger")
                                .build())),
                Arguments.of(
                        "an id token",
                        IssuedToken.signed(
                                IssuedToken.claims().claim("token_use", "id").build())),
                Arguments.of(
                        "of another issuer",
                        IssuedToken.signed(IssuedToken.claims()
                                .issuer("https://evil.example")
                                .build())),
                Arguments.of("unsigned", new PlainJWT(good).serialize()),
                Arguments.of("tampered with", tampered(IssuedToken.signed(good))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("notGoodEnough")
    void a_token_that_is_not_good_enough_is_refused_and_says_where_to_get_one(String what, @Nullable String token) {
        Answer answer = Mcp.callWith(token, "get_service_health", "{}", Map.of());

        assertThat(answer.status()).as(what).isEqualTo(401);
        assertThat(answer.code()).isEqualTo("unauthenticated");
        assertThat(answer.headers().firstValue("WWW-Authenticate").orElse(""))
                .startsWith("Bearer ")
                .contains("resource_metadata=\"");
    }

    @Test
    void a_token_with_our_audience_and_one_without_from_a_known_client_are_taken() throws Exception {
        assertThat(Mcp.callWith(IssuedToken.signed(IssuedToken.claims().build()), "get_service_health", "{}", Map.of())
                        .failed())
                .isFalse();
        assertThat(Mcp.callWith(
                                IssuedToken.signed(IssuedToken.claims()
                                        .audience((String) null)
                                        .build()),
                                "get_service_health",
                                "{}",
                                Map.of())
                        .failed())
                .isFalse();
    }

    @Test
    void the_metadata_that_a_refusal_points_to_names_the_issuer() throws Exception {
        String challenge = Mcp.callWith(null, "get_service_health", "{}", Map.of())
                .headers()
                .firstValue("WWW-Authenticate")
                .orElseThrow();
        String address = challenge.replaceAll(".*resource_metadata=\"([^\"]+)\".*", "$1");

        JsonNode metadata = Mcp.json(HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(URI.create(address)).build(), BodyHandlers.ofString())
                .body());

        assertThat(metadata.path("resource").asText()).isEqualTo(Stack.env("KOSHA_MCP_URL"));
        assertThat(metadata.path("authorization_servers").path(0).asText()).isEqualTo(Stack.env("KOSHA_ISSUER_URL"));
    }

    private static String tampered(String token) {
        int middle = token.indexOf('.') + 20;
        char there = token.charAt(middle);
        return token.substring(0, middle) + (there == 'A' ? 'B' : 'A') + token.substring(middle + 1);
    }
}
