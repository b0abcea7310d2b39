package com.kosha.gateway.identity;

import static com.kosha.gateway.identity.IssuerFixture.claims;
import static com.kosha.gateway.identity.IssuerFixture.signed;
import static com.kosha.gateway.identity.IssuerFixture.signer;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.kosha.gateway.policy.Principal;
import com.kosha.gateway.policy.Role;
import com.kosha.gateway.policy.Scope;
import com.kosha.stack.MovedTime;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import java.time.Duration;
import java.util.Date;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class TokensTest {
    private final MovedTime time = new MovedTime();
    private final Tokens tokens = IssuerFixture.tokens(time);

    @Test
    void a_good_token_says_who_is_calling_and_drops_roles_and_scopes_that_are_not_ours() {
        Principal caller = tokens.verify(IssuerFixture.good()).caller();

        assertThat(caller)
                .isEqualTo(new Principal(
                        "ravi", "kosha-cli", Set.of(Role.SUPPORT_AGENT), Set.of(Scope.CUSTOMERS_READ, Scope.KYC_READ)));
    }

    @Test
    void an_elliptic_key_of_the_issuer_signs_as_well_as_an_rsa_key() {
        JWSHeader header = new JWSHeader.Builder(JWSAlgorithm.ES256).keyID("e1").build();

        String token = signed(header, claims(), signer(IssuerFixture.EC));

        assertThat(tokens.verify(token).getName()).isEqualTo("ravi");
    }

    static Stream<Arguments> badTokens() {
        return Stream.of(
                bad("no token at all", "abc"),
                bad("two parts", "abc.def"),
                bad("three parts of nothing", "..."),
                bad("longer than any token", "a".repeat(9_000)),
                bad("alg none", IssuerFixture.algNone()),
                bad("HS256 under the public key", IssuerFixture.hmacUnderThePublicKey()),
                bad("a key of its own", IssuerFixture.withItsOwnKey()),
                bad("another issuer", signed(claims().issuer("https://elsewhere.example.com"))),
                bad("no issuer", signed(claims().issuer(null))),
                bad("another audience", signed(claims().audience("https://elsewhere.example.com/mcp"))),
                bad("an audience that only begins like ours", signed(claims().audience(IssuerFixture.MCP_URL + "/"))),
                bad(
                        "no audience, unknown client",
                        signed(claims().audience((String) null).claim("client_id", "stranger"))),
                bad("an id token", signed(claims().claim("token_use", "id"))),
                bad("no token_use", signed(claims().claim("token_use", null))),
                bad("no subject", signed(claims().subject(null))),
                bad("a blank subject", signed(claims().subject(" "))),
                bad("no client", signed(claims().claim("client_id", null))),
                bad("no expiry", signed(claims().expirationTime(null))),
                bad("groups that are no list", signed(claims().claim("cognito:groups", Map.of("a", "b")))),
                bad("no key id", signed(new JWSHeader(JWSAlgorithm.RS256), claims(), signer(IssuerFixture.RSA))),
                bad("an unknown key id", signed(header("r9"), claims(), signer(IssuerFixture.RSA))),
                bad("a very long key id", signed(header("r".repeat(257)), claims(), signer(IssuerFixture.RSA))),
                bad("another key's signature", signed(header("r1"), claims(), signer(IssuerFixture.rsa("r1")))),
                bad(
                        "another algorithm of the same key",
                        signed(
                                new JWSHeader.Builder(JWSAlgorithm.RS512)
                                        .keyID("r1")
                                        .build(),
                                claims(),
                                signer(IssuerFixture.RSA))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("badTokens")
    void a_bad_token_is_refused(String what, String token) {
        assertThatExceptionOfType(TokenRefused.class).isThrownBy(() -> tokens.verify(token));
    }

    @Test
    void a_changed_claim_breaks_the_signature() {
        String[] parts = IssuerFixture.good().split("\\.", -1);
        String other = signed(claims().subject("asha")).split("\\.", -1)[1];

        assertThatExceptionOfType(TokenRefused.class)
                .isThrownBy(() -> tokens.verify(parts[0] + "." + other + "." + parts[2]))
                .withMessage("its signature does not verify");
    }

    @Test
    void a_token_without_audience_is_taken_from_a_known_client() {
        assertThat(tokens.verify(signed(claims().audience((String) null))).getName())
                .isEqualTo("ravi");
    }

    @Test
    void a_token_expires_thirty_seconds_after_it_says_to_the_moment() {
        String token = signed(claims().expirationTime(Date.from(MovedTime.START)));

        time.pass(Duration.ofSeconds(30).minusNanos(1));
        assertThat(tokens.verify(token).getName()).isEqualTo("ravi");

        time.pass(Duration.ofNanos(1));
        assertThatExceptionOfType(TokenRefused.class).isThrownBy(() -> tokens.verify(token));
    }

    @Test
    void a_token_begins_thirty_seconds_before_it_says() {
        String token = signed(claims().notBeforeTime(Date.from(MovedTime.START.plusSeconds(31))));

        assertThatExceptionOfType(TokenRefused.class).isThrownBy(() -> tokens.verify(token));

        time.pass(Duration.ofSeconds(1));
        assertThat(tokens.verify(token).getName()).isEqualTo("ravi");
    }

    @Test
    void scopes_as_cognito_writes_them_behind_the_resource_servers_address_count() {
        String scopes = IssuerFixture.MCP_URL + "/customers:read https://elsewhere.example.com/kyc:read";

        Principal caller =
                tokens.verify(signed(claims().claim("scope", scopes))).caller();

        assertThat(caller.granted()).containsExactly(Scope.CUSTOMERS_READ);
    }

    @Test
    void the_principal_holds_no_token_and_prints_none() {
        TokenPrincipal principal = tokens.verify(IssuerFixture.good());

        assertThat(principal.getRawToken()).isNull();
        assertThat(principal.toString()).isEqualTo("TokenPrincipal[ravi, kosha-cli]");
        assertThat(principal.getGroups()).containsExactly("support_agent");
        assertThat(principal.getExpirationTime())
                .isEqualTo(MovedTime.START.plusSeconds(3_600).getEpochSecond());
        assertThat(principal.getIssuer()).isEqualTo(IssuerFixture.ISSUER);
        assertThat(principal.getAudience()).isEqualTo(Set.of(IssuerFixture.MCP_URL));
    }

    private static JWSHeader header(String keyId) {
        return new JWSHeader.Builder(JWSAlgorithm.RS256).keyID(keyId).build();
    }

    private static Arguments bad(String what, String token) {
        return Arguments.of(what, token);
    }
}
