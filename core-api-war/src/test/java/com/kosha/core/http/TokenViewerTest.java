package com.kosha.core.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.Classification;
import com.kosha.core.Refusal;
import com.kosha.core.db.Viewer;
import jakarta.json.JsonValue;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.eclipse.microprofile.jwt.JsonWebToken;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TokenViewerTest {
    private static Viewer viewer(Map<String, Object> claims) {
        Map<String, Object> all = new HashMap<>(Map.of("sub", "user-1", "client_id", "agent-1"));
        all.putAll(claims);
        return TokenViewer.of(new Token(all));
    }

    @Test
    void a_token_that_says_nothing_more_grants_nothing_more() {
        Viewer viewer = viewer(Map.of());

        assertThat(viewer.seesRestricted()).isFalse();
        assertThat(viewer.ceiling()).isEmpty();
        assertThat(viewer.roles()).isEmpty();
    }

    @Test
    void only_a_true_flag_shows_the_restricted() {
        assertThat(viewer(Map.of("sees_restricted", true)).seesRestricted()).isTrue();
        assertThat(viewer(Map.of("sees_restricted", JsonValue.TRUE)).seesRestricted())
                .isTrue();
        assertThat(viewer(Map.of("sees_restricted", "true")).seesRestricted()).isFalse();
        assertThat(viewer(Map.of("sees_restricted", 1)).seesRestricted()).isFalse();
        assertThat(viewer(Map.of("sees_restricted", false)).seesRestricted()).isFalse();
    }

    @Test
    void a_ceiling_is_known_by_its_name_and_an_odd_one_is_none() {
        assertThat(viewer(Map.of("kb_ceiling", "confidential")).ceiling()).contains(Classification.CONFIDENTIAL);
        assertThat(viewer(Map.of("kb_ceiling", "RESTRICTED")).ceiling()).contains(Classification.RESTRICTED);
        assertThat(viewer(Map.of("kb_ceiling", "everything")).ceiling()).isEmpty();
        assertThat(viewer(Map.of("kb_ceiling", 3)).ceiling()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"sub", "client_id"})
    void a_token_that_speaks_for_nobody_is_refused(String claim) {
        assertThat(Refusal.of(() -> viewer(Map.of(claim, ""))).code()).isEqualTo("unauthenticated");
    }

    @NullUnmarked
    private record Token(Map<String, Object> claims) implements JsonWebToken {
        @Override
        public String getName() {
            return getSubject();
        }

        @Override
        public Set<String> getClaimNames() {
            return claims.keySet();
        }

        @Override
        @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // the interface's own form
        public <T> T getClaim(String name) {
            return (T) claims.get(name);
        }
    }
}
