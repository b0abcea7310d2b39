package com.kosha.gateway.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MethodsTest {
    @Test
    void a_method_that_a_client_made_up_does_not_reach_the_record() {
        assertThat(Methods.forTheRecord("tools/call")).isEqualTo("tools/call");
        assertThat(Methods.forTheRecord("ABCPE1234X")).isEqualTo("unknown method");
    }
}
