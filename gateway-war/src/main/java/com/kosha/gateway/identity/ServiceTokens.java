package com.kosha.gateway.identity;

import com.kosha.contract.ServiceClaims;
import com.kosha.gateway.policy.Principal;
import com.kosha.gateway.policy.Role;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.Time;
import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JOSEObjectType;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSSigner;
import com.nimbusds.jose.crypto.ECDSASigner;
import com.nimbusds.jose.jwk.ECKey;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import java.text.ParseException;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.UUID;

/** Makes the token with which the gateway speaks to core-api for a caller; see {@link ServiceClaims}. */
public final class ServiceTokens {
    private final JWSSigner signer;
    private final JWSHeader header;
    private final Time time;

    /**
     * Signs with that key.
     *
     * @param jwk a private EC key on P-256 with a {@code kid}
     * @throws IllegalArgumentException when it is none; the message repeats nothing of it
     */
    public ServiceTokens(String jwk, Time time) {
        try {
            ECKey key = ECKey.parse(jwk);
            if (key.getKeyID() == null || !key.isPrivate()) {
                throw new IllegalArgumentException("The service token key must be private and have a kid");
            }
            this.signer = new ECDSASigner(key);
            this.header = new JWSHeader.Builder(JWSAlgorithm.ES256)
                    .type(JOSEObjectType.JWT)
                    .keyID(key.getKeyID())
                    .build();
            this.time = time;
        } catch (ParseException | JOSEException | IllegalStateException odd) {
            throw new IllegalArgumentException("The service token key is not an EC key on P-256");
        }
    }

    /** A token for one call: it says who is calling and lives until the deadline, rounded up to the second. */
    public String issue(Principal caller, Deadline deadline) {
        JWTClaimsSet.Builder claims = new JWTClaimsSet.Builder()
                .issuer(ServiceClaims.ISSUER)
                .audience(ServiceClaims.AUDIENCE)
                .subject(caller.subject())
                .claim(ServiceClaims.CLIENT_ID, caller.clientId())
                .claim(
                        ServiceClaims.ROLES,
                        caller.roles().stream().map(Role::claim).sorted().toList())
                .claim(ServiceClaims.SEES_RESTRICTED, caller.seesRestricted())
                .issueTime(Date.from(time.wall()))
                .expirationTime(Date.from(roundedUp(deadline.at())))
                .jwtID(UUID.randomUUID().toString());
        caller.ceiling()
                .ifPresent(ceiling ->
                        claims.claim(ServiceClaims.CEILING, ceiling.name().toLowerCase(Locale.ROOT)));
        return signed(claims.build());
    }

    /** A token for the gateway's own worker: it names nobody, and opens the workers' paths alone. */
    public String issueToWorker(Deadline deadline) {
        return signed(new JWTClaimsSet.Builder()
                .issuer(ServiceClaims.ISSUER)
                .audience(ServiceClaims.AUDIENCE)
                .subject(ServiceClaims.FOLLOW_UP)
                .claim(ServiceClaims.CLIENT_ID, ServiceClaims.ISSUER)
                .claim(ServiceClaims.ROLES, List.of(ServiceClaims.FOLLOW_UP))
                .claim(ServiceClaims.SEES_RESTRICTED, false)
                .issueTime(Date.from(time.wall()))
                .expirationTime(Date.from(roundedUp(deadline.at())))
                .jwtID(UUID.randomUUID().toString())
                .build());
    }

    private static Instant roundedUp(Instant moment) {
        return Instant.ofEpochSecond(moment.plusNanos(999_999_999).getEpochSecond());
    }

    private String signed(JWTClaimsSet claims) {
        try {
            SignedJWT token = new SignedJWT(header, claims);
            token.sign(signer);
            return token.serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException("the signer was made for this algorithm", e);
        }
    }
}
