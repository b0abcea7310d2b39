package com.kosha.gateway.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.kosha.gateway.policy.Principal;
import com.kosha.gateway.policy.Role;
import com.kosha.gateway.policy.Scope;
import com.kosha.resilience.Deadline;
import com.kosha.stack.MovedTime;
import com.nimbusds.jose.crypto.ECDSAVerifier;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import java.time.Duration;
import java.util.Date;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ServiceTokensTest {
    private static final Principal ANALYST = new Principal(
            "asha", "kosha-cli", Set.of(Role.AML_ANALYST, Role.AUDITOR), Set.of(Scope.CUSTOMERS_READ, Scope.AML_READ));

    private final MovedTime time = new MovedTime();
    private final ServiceTokens tokens = new ServiceTokens(IssuerFixture.EC.toJSONString(), time);

    @Test
    void it_says_on_whose_behalf_and_lives_until_the_deadline_rounded_up_to_the_second() throws Exception {
        SignedJWT token = SignedJWT.parse(tokens.issue(ANALYST, Deadline.in(Duration.ofMillis(5_001), time)));
        JWTClaimsSet claims = token.getJWTClaimsSet();

        assertThat(token.verify(new ECDSAVerifier(IssuerFixture.EC))).isTrue();
        assertThat(token.getHeader().getKeyID()).isEqualTo("e1");
        assertThat(claims.getIssuer()).isEqualTo("kosha-gateway");
        assertThat(claims.getAudience()).containsExactly("core-api");
        assertThat(claims.getSubject()).isEqualTo("asha");
        assertThat(claims.getStringClaim("client_id")).isEqualTo("kosha-cli");
        assertThat(claims.getStringListClaim("groups")).isEqualTo(List.of("aml_analyst", "auditor"));
        assertThat(claims.getStringClaim("kb_ceiling")).isEqualTo("restricted");
        assertThat(claims.getBooleanClaim("sees_restricted")).isTrue();
        assertThat(claims.getIssueTime()).isEqualTo(Date.from(MovedTime.START));
        assertThat(claims.getExpirationTime()).isEqualTo(Date.from(MovedTime.START.plusSeconds(6)));
        assertThat(claims.getJWTID()).isNotBlank();
    }

    @Test
    void a_deadline_on_the_second_is_not_rounded_further() throws Exception {
        SignedJWT token = SignedJWT.parse(tokens.issue(ANALYST, Deadline.in(Duration.ofSeconds(5), time)));

        assertThat(token.getJWTClaimsSet().getExpirationTime()).isEqualTo(Date.from(MovedTime.START.plusSeconds(5)));
    }

    @Test
    void a_caller_without_a_role_has_no_ceiling_and_sees_nobody_restricted() throws Exception {
        Principal nobody = new Principal("ravi", "kosha-cli", Set.of(), Set.of());

        JWTClaimsSet claims = SignedJWT.parse(tokens.issue(nobody, Deadline.in(Duration.ofSeconds(5), time)))
                .getJWTClaimsSet();

        assertThat(claims.getClaim("kb_ceiling")).isNull();
        assertThat(claims.getBooleanClaim("sees_restricted")).isFalse();
    }

    @Test
    void the_gateways_own_worker_is_nobody_and_may_see_nothing() throws Exception {
        SignedJWT token = SignedJWT.parse(tokens.issueToWorker(Deadline.in(Duration.ofSeconds(5), time)));
        JWTClaimsSet claims = token.getJWTClaimsSet();

        assertThat(token.verify(new ECDSAVerifier(IssuerFixture.EC))).isTrue();
        assertThat(claims.getStringListClaim("groups")).containsExactly("screening_follow_up");
        assertThat(claims.getClaim("kb_ceiling")).isNull();
        assertThat(claims.getBooleanClaim("sees_restricted")).isFalse();
        assertThat(claims.getExpirationTime()).isEqualTo(Date.from(MovedTime.START.plusSeconds(5)));
    }

    @Test
    void every_token_has_an_id_of_its_own() {
        Deadline deadline = Deadline.in(Duration.ofSeconds(5), time);

        assertThat(tokens.issue(ANALYST, deadline)).isNotEqualTo(tokens.issue(ANALYST, deadline));
    }

    @Test
    void a_key_that_is_public_nameless_or_of_another_kind_is_refused_without_repeating_it() {
        for (String key : List.of(
                "",
                "{}",
                IssuerFixture.EC.toPublicJWK().toJSONString(),
                IssuerFixture.RSA.toJSONString(),
                IssuerFixture.ec("x").toJSONString().replace("\"kid\":\"x\",", ""))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new ServiceTokens(key, time))
                    .withMessageStartingWith("The service token key")
                    .withNoCause();
        }
    }
}
