package com.kosha.contract;

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
    /** A {@link Classification} name: the highest that the caller may read. Absent: none. */
    public static final String CEILING = "kb_ceiling";
    /** {@code true} when customers flagged as staff or restricted are visible to the caller. Absent: they are not. */
    public static final String SEES_RESTRICTED = "sees_restricted";

    private ServiceClaims() {}
}
