package com.kosha.gateway.identity;

import com.kosha.gateway.policy.Principal;
import com.kosha.gateway.policy.Role;
import java.util.Collection;
import java.util.Date;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.eclipse.microprofile.jwt.JsonWebToken;
import org.jspecify.annotations.Nullable;

/** The caller, as the platform's own interface has it. The token itself is not kept, so it cannot leak from here. */
public final class TokenPrincipal implements JsonWebToken {
    private final Principal caller;
    private final Map<String, Object> claims;

    TokenPrincipal(Principal caller, Map<String, Object> claims) {
        this.caller = caller;
        this.claims = new TreeMap<>(claims);
        this.claims.values().removeIf(Objects::isNull);
    }

    /** The caller, as the stages know it. */
    public Principal caller() {
        return caller;
    }

    @Override
    public String getName() {
        return caller.subject();
    }

    @Override
    public Set<String> getClaimNames() {
        return Set.copyOf(claims.keySet());
    }

    @Override
    public Set<String> getAudience() {
        return claims.get("aud") instanceof Collection<?> audiences
                ? audiences.stream().map(String::valueOf).collect(Collectors.toUnmodifiableSet())
                : Set.of();
    }

    @Override
    public Set<String> getGroups() {
        return caller.roles().stream().map(Role::claim).collect(Collectors.toUnmodifiableSet());
    }

    /** The claim; times are seconds since the epoch, as the interface wants them. */
    @Override
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals", "NullAway"}) // so the interface has it
    public <T> @Nullable T getClaim(String name) {
        Object value = claims.get(name);
        return (T) (value instanceof Date moment ? (Object) moment.toInstant().getEpochSecond() : value);
    }

    @Override
    public String toString() {
        return "TokenPrincipal[" + caller.subject() + ", " + caller.clientId() + "]";
    }
}
