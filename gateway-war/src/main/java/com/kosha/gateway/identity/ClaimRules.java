package com.kosha.gateway.identity;

import com.kosha.gateway.policy.Principal;
import com.kosha.gateway.policy.Role;
import com.kosha.gateway.policy.Scope;
import com.kosha.resilience.Time;
import com.nimbusds.jwt.JWTClaimsSet;
import java.text.ParseException;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Date;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a token must claim to be taken, and who its claims say is calling. The claims are those of Amazon Cognito. */
public final class ClaimRules {
    /** So far may the issuer's clock be from ours. */
    static final Duration SKEW = Duration.ofSeconds(30);

    private static final int LONGEST_NAME = 256;

    private final String issuer;
    private final String audience;
    private final Set<String> allowedClients;
    private final Time time;

    /**
     * The rules of one gateway.
     *
     * @param audience the gateway's public address, as tokens name it
     * @param allowedClients whose tokens need no audience
     */
    public ClaimRules(String issuer, String audience, List<String> allowedClients, Time time) {
        this.issuer = issuer;
        this.audience = audience;
        this.allowedClients = Set.copyOf(allowedClients);
        this.time = time;
    }

    /**
     * Who is calling.
     *
     * @throws TokenRefused when a rule is broken
     */
    TokenPrincipal check(JWTClaimsSet claims) {
        require(issuer.equals(claims.getIssuer()), "it comes from another issuer");
        checkTimes(claims);
        try {
            require("access".equals(claims.getStringClaim("token_use")), "it is not an access token");
            String subject = named(claims.getSubject(), "it has no subject");
            String client = named(claims.getStringClaim("client_id"), "it has no client_id");
            checkAudience(claims.getAudience(), client);
            Principal caller = new Principal(subject, client, Role.of(groups(claims)), Scope.of(scopes(claims)));
            return new TokenPrincipal(caller, claims.getClaims());
        } catch (ParseException odd) {
            throw new TokenRefused("a claim is of the wrong type");
        }
    }

    private void checkTimes(JWTClaimsSet claims) {
        Instant now = time.wall();
        Date expires = claims.getExpirationTime();
        require(expires != null && now.isBefore(expires.toInstant().plus(SKEW)), "it has expired");
        Date begins = claims.getNotBeforeTime();
        require(begins == null || !now.isBefore(begins.toInstant().minus(SKEW)), "it is not valid yet");
    }

    private void checkAudience(List<String> audiences, String client) {
        if (audiences.isEmpty()) {
            require(allowedClients.contains(client), "it names no audience and comes from a client that is not known");
        } else {
            require(audiences.contains(audience), "it is meant for somebody else");
        }
    }

    private static List<String> groups(JWTClaimsSet claims) throws ParseException {
        List<String> groups = claims.getStringListClaim("cognito:groups");
        return groups == null ? List.of() : groups;
    }

    /** Cognito writes the resource server's address before each of its scopes. */
    private List<String> scopes(JWTClaimsSet claims) throws ParseException {
        String scopes = claims.getStringClaim("scope");
        String prefix = audience + "/";
        return scopes == null
                ? List.of()
                : Arrays.stream(scopes.split(" ", -1))
                        .map(scope -> scope.startsWith(prefix) ? scope.substring(prefix.length()) : scope)
                        .toList();
    }

    private static String named(@Nullable String name, String otherwise) {
        if (name == null || name.isBlank() || name.length() > LONGEST_NAME) {
            throw new TokenRefused(otherwise);
        }
        return name;
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new TokenRefused(otherwise);
        }
    }
}
