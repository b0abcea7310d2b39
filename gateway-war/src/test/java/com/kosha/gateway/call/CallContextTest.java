package com.kosha.gateway.call;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.gateway.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CallContextTest {
    private static CallContext call(String deadlineHint) {
        return new CallContext(Trace.from(null), 0, "POST /mcp", deadlineHint);
    }

    @Test
    void the_headers_deadline_comes_before_the_messages() {
        CallContext call = call("header");
        call.metaDeadlineHint("message");

        assertThat(call.deadlineHint()).isEqualTo("header");
    }

    @ParameterizedTest
    @CsvSource({"header,", "header, message", ", message"})
    void what_a_person_agreed_to_is_not_held_to_the_deadline_of_the_question(String header, String message) {
        CallContext call = call(header);
        call.metaDeadlineHint(message);

        call.nextRound(1);

        assertThat(call.deadlineHint()).isNull();
    }
}
