package com.kosha.gateway.policy;

import com.kosha.contract.Classification;
import com.kosha.contract.KoshaException;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Who is calling, as a verified token says.
 *
 * @param subject the person, or the client itself where no person stands behind it
 * @param clientId the application, verified
 * @param roles what the person's work is
 * @param granted the scopes in the token
 */
public record Principal(String subject, String clientId, Set<Role> roles, Set<Scope> granted) {
    public Principal {
        roles = Set.copyOf(roles);
        granted = Set.copyOf(granted);
    }

    /** The scopes that count: those in the token that a role allows too. */
    public Set<Scope> scopes() {
        Set<Scope> both = EnumSet.noneOf(Scope.class);
        roles.forEach(role -> both.addAll(role.scopes()));
        both.retainAll(granted);
        return both;
    }

    public boolean may(Scope scope) {
        return granted.contains(scope) && roleAllows(scope);
    }

    /** Whether a role allows the scope, so that a token which has it would be enough. */
    public boolean roleAllows(Scope scope) {
        for (Role role : roles) {
            if (role.scopes().contains(scope)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Lets a caller with that scope pass.
     *
     * @throws KoshaException forbidden, saying which of the two is missing, since what helps differs: another token,
     *     or other work
     */
    public void require(Scope needed) {
        if (may(needed)) {
            return;
        }
        String helps = roleAllows(needed)
                ? "Your role allows it: ask for a token with this scope."
                : "None of your roles allows it: ask somebody whose role does.";
        throw KoshaException.forbidden(
                "This needs the scope " + needed.claim() + ".",
                Map.of("rule", "scope", "scope", needed.claim(), "what_helps", helps));
    }

    /** The highest of the roles' knowledge ceilings; nothing may be read where it is empty. */
    public Optional<Classification> ceiling() {
        return roles.stream().map(Role::ceiling).max(Classification::compareTo);
    }

    public boolean seesRestricted() {
        return roles.stream().anyMatch(Role::seesRestricted);
    }
}
