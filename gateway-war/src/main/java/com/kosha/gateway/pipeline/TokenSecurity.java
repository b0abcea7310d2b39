package com.kosha.gateway.pipeline;

import com.kosha.gateway.identity.TokenPrincipal;
import jakarta.ws.rs.core.SecurityContext;
import java.security.Principal;

/** The caller, as JAX-RS asks for it. */
record TokenSecurity(TokenPrincipal principal, boolean secure) implements SecurityContext {
    @Override
    public Principal getUserPrincipal() {
        return principal;
    }

    @Override
    public boolean isUserInRole(String role) {
        return principal.getGroups().contains(role);
    }

    @Override
    public boolean isSecure() {
        return secure;
    }

    @Override
    public String getAuthenticationScheme() {
        return "Bearer";
    }
}
