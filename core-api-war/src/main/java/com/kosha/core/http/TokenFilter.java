package com.kosha.core.http;

import com.kosha.contract.KoshaException;
import com.kosha.contract.ServiceClaims;
import com.kosha.core.db.Viewer;
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
import java.util.Map;
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
        Viewer viewer = TokenViewer.of(token);
        keepToItsOwn(viewer, request.getUriInfo().getPath());
        call.by(viewer);
    }

    /** The gateway's worker acts for nobody: what belongs to people is not open to it. */
    static void keepToItsOwn(Viewer viewer, String path) {
        String relative = path.startsWith("/") ? path.substring(1) : path;
        if (viewer.roles().contains(ServiceClaims.FOLLOW_UP) && !relative.startsWith(ServiceClaims.FOLLOW_UPS)) {
            throw KoshaException.forbidden("A worker acts for nobody.", Map.of("role", ServiceClaims.FOLLOW_UP));
        }
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
