package com.kosha.gateway.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.kosha.gateway.Settings;
import com.kosha.gateway.errors.Challenge;
import com.kosha.gateway.policy.Principal;
import com.kosha.gateway.policy.Scope;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Set;

/** Tells a client which token would be enough (RFC 6750), where asking for one can help. */
@ApplicationScoped
public class ScopeChallenge {
    @Inject
    Settings settings;

    /** Whether another token for the same person would do: a role allows the scope, and this token lacks it. */
    static boolean helps(Principal caller, Scope needed) {
        return !caller.may(needed) && caller.roleAllows(needed);
    }

    /** The refusal, with a challenge where another token would do for the scope that the problem names. */
    Reply on(Reply refused, JsonNode problem, Principal caller) {
        return Scope.of(Set.of(problem.at("/details/scope").asText())).stream()
                .filter(needed -> helps(caller, needed))
                .findFirst()
                .map(needed -> refused.with("WWW-Authenticate", header(needed)))
                .orElse(refused);
    }

    private String header(Scope needed) {
        return "Bearer error=\"insufficient_scope\", scope=\"" + needed.claim() + "\", resource_metadata=\""
                + Challenge.resourceMetadata(settings.mcpUrl()) + "\"";
    }
}
