package com.kosha.contract;

import java.util.Set;

/**
 * The service token that the gateway sends to core-api in place of the client's own token, which never travels
 * downstream. Signed with ES256, it lives no longer than the request's deadline.
 */
public final class ServiceClaims {
    public static final String ISSUER = "kosha-gateway";
    public static final String AUDIENCE = "core-api";
    /** The client on whose behalf the call is made. */
    public static final String CLIENT_ID = "client_id";
    /** The caller's roles, by their wire names; MicroProfile JWT reads them as groups. */
    public static final String ROLES = "groups";
    /** The role, among them, that decides on what waits for a person. */
    public static final String OPERATOR = "operator";
    /** The roles, among them, whose work it is to screen people. */
    public static final Set<String> SCREENERS = Set.of("kyc_officer", "aml_analyst");
    /** Nobody's role: the gateway's own worker has it, and nothing but the paths of {@link #FOLLOW_UPS} is open to it. */
    public static final String FOLLOW_UP = "screening_follow_up";
    /** Where the paths of workers begin. */
    public static final String FOLLOW_UPS = "v1/follow-ups/";
    /** A {@link Classification} name: the highest that the caller may read. Absent: none. */
    public static final String CEILING = "kb_ceiling";
    /** {@code true} when customers flagged as staff or restricted are visible to the caller. Absent: they are not. */
    public static final String SEES_RESTRICTED = "sees_restricted";

    private ServiceClaims() {}
}
