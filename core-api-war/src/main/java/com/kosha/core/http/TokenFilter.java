package com.kosha.core.http;

import com.kosha.contract.KoshaException;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.PreMatching;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.ext.Provider;
import java.io.IOException;
import org.eclipse.microprofile.jwt.JsonWebToken;

/** Stage 2. Nobody but the gateway is heard, and it says on whose behalf it calls. */
@Dependent
@Provider
@PreMatching
@Priority(Stages.TOKEN)
public class TokenFilter implements ContainerRequestFilter {
    @Inject
    CurrentCall call;

    @Context
    HttpServletRequest servletRequest;

    @Context
    HttpServletResponse servletResponse;

    @Override
    public void filter(ContainerRequestContext request) throws IOException {
        if (!verified() || !(servletRequest.getUserPrincipal() instanceof JsonWebToken token)) {
            throw KoshaException.unauthenticated("A service token of the gateway is needed.");
        }
        call.by(TokenViewer.of(token));
    }

    /** MicroProfile JWT checks signature, issuer, audience and expiry, as the WAR's configuration says. */
    private boolean verified() throws IOException {
        try {
            return servletRequest.authenticate(servletResponse);
        } catch (ServletException refused) {
            return false;
        }
    }
}
