package com.kosha.gateway.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.MissingNode;
import org.junit.jupiter.api.Test;

class CompletionsTest {
    @Test
    void a_fixed_set_is_completed_by_its_beginning() {
        var found = Completions.of(McpSystem.json("[\"payments\",\"policy\",\"aml\"]"), "p");

        assertThat(found.completion().values()).containsExactly("payments", "policy");
        assertThat(found.completion().total()).isEqualTo(2);
        assertThat(found.completion().hasMore()).isFalse();
    }

    @Test
    void what_has_no_fixed_set_is_completed_to_nothing() {
        assertThat(Completions.of(MissingNode.getInstance(), "CUS-")
                        .completion()
                        .values())
                .isEmpty();
    }
}
