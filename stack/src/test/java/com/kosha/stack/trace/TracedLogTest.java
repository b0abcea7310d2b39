package com.kosha.stack.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.ibm.websphere.logging.hpel.LogRecordContext;
import jakarta.servlet.ServletException;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

@SuppressWarnings("NullAway") // the filter only hands on what it is given
class TracedLogTest {
    private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

    @Test
    void every_line_of_the_thread_names_the_trace_until_the_request_leaves_it() throws Exception {
        new TracedLog().doFilter(null, null, (request, response) -> {
            TracedLog.begin(TRACE);
            assertThat(fields()).containsEntry("trace_id", TRACE);
        });

        assertThat(fields()).doesNotContainKey("trace_id");
    }

    @Test
    void a_request_that_fails_leaves_the_thread_too() {
        assertThatThrownBy(() -> new TracedLog().doFilter(null, null, (request, response) -> {
                    TracedLog.begin(TRACE);
                    throw new ServletException("broken");
                }))
                .isInstanceOf(ServletException.class);

        assertThat(fields()).doesNotContainKey("trace_id");
    }

    private static Map<String, String> fields() {
        Map<String, String> fields = new HashMap<>();
        LogRecordContext.getExtensions(fields);
        return fields;
    }
}
