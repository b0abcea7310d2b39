package com.kosha.gateway.pipeline;

import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
import com.kosha.contract.Problem;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.errors.Challenge;
import com.kosha.gateway.errors.Refusals;
import com.kosha.gateway.identity.NoKeys;
import com.kosha.gateway.identity.TokenPrincipal;
import com.kosha.gateway.identity.TokenRefused;
import com.kosha.gateway.identity.Tokens;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.PreMatching;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.ext.Provider;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Stage 2. Without a good token, in one Authorization header, nothing but the open paths is answered. */
@Provider
@PreMatching
@Priority(Stages.AUTHENTICATE)
@ApplicationScoped
public class Authenticate implements ContainerRequestFilter {
    private static final Pattern BEARER = Pattern.compile("(?i:Bearer) +([A-Za-z0-9\\-._~+/]+=*)");
    /** Keys that are not at hand are fetched again within so many seconds. */
    private static final long KEYS_RETRY_AFTER_S = 5;

    @Inject
    Tokens tokens;

    @Inject
    Challenge challenge;

    @Override
    public void filter(ContainerRequestContext request) {
        if (OpenPaths.includes(request)) {
            return;
        }
        CallContext call = Stages.callOf(request);
        try {
            Optional<String> token = token(request.getHeaders().get(HttpHeaders.AUTHORIZATION));
            if (token.isEmpty()) {
                refuse(request, call, "This needs a token.", null);
                return;
            }
            TokenPrincipal principal = tokens.verify(token.get());
            call.authenticated(principal.caller());
            request.setSecurityContext(
                    new TokenSecurity(principal, request.getSecurityContext().isSecure()));
        } catch (TokenRefused refused) {
            refuse(request, call, "The token was refused: " + refused.why() + ".", refused.why());
        } catch (NoKeys away) {
            request.abortWith(Refusals.response(cannotTell(call), call.trace().traceId()));
        }
    }

    /** Empty when there is none. */
    private static Optional<String> token(@Nullable List<String> headers) {
        if (headers == null || headers.isEmpty()) {
            return Optional.empty();
        }
        Matcher bearer = BEARER.matcher(headers.get(0).strip());
        if (headers.size() > 1 || !bearer.matches()) {
            throw new TokenRefused("the Authorization header is not one Bearer token");
        }
        return Optional.of(bearer.group(1));
    }

    private void refuse(ContainerRequestContext request, CallContext call, String message, @Nullable String why) {
        request.abortWith(Refusals.challenge(
                KoshaException.unauthenticated(message), call.trace().traceId(), challenge.header(why)));
    }

    /** No token can be judged at the moment: not the client's fault, so no 401, and of the codes with a status this. */
    private static KoshaException cannotTell(CallContext call) {
        return KoshaException.of(new Problem(
                ErrorCode.OVERLOADED.wire(),
                "Tokens cannot be checked at the moment; try again shortly.",
                call.trace().traceId(),
                KEYS_RETRY_AFTER_S,
                null,
                null));
    }
}
