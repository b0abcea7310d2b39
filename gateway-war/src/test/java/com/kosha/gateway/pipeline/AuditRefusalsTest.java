package com.kosha.gateway.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.gateway.audit.AuditRecord;
import com.kosha.gateway.audit.AuditRecord.Outcome;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.policy.ToolPolicy;
import com.kosha.stack.MovedTime;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.core.MultivaluedMap;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@SuppressWarnings("UnnecessaryAssignment") // no container fills the fields here
class AuditRefusalsTest {
    private final MovedTime time = new MovedTime();
    private final LoadShed first = LoadShedFixture.with(time);
    private final AuditRefusals audit = new AuditRefusals();
    private final List<AuditRecord> kept = new ArrayList<>();
    private final MultivaluedMap<String, Object> headers = new MultivaluedHashMap<>();

    @BeforeEach
    void wire() {
        audit.time = time;
        audit.trail = kept::add;
    }

    private CallContext arrived(RequestDouble request) {
        first.filter(request.context());
        return Stages.callOf(request.context());
    }

    private void answered(RequestDouble request, int status) {
        audit.filter(
                request.context(), RequestDouble.as(ContainerResponseContext.class, (p, m, a) -> switch (m.getName()) {
                    case "getStatus" -> status;
                    case "getHeaders" -> headers;
                    default -> throw new UnsupportedOperationException(m.getName());
                }));
    }

    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {
                "200, SUCCEEDED, -",
                "202, SUCCEEDED, -",
                "400, FAILED, invalid_argument",
                "401, REFUSED, unauthenticated",
                "403, REFUSED, forbidden",
                "404, FAILED, not_found",
                "405, FAILED, invalid_argument",
                "429, REFUSED, rate_limited",
                "500, FAILED, internal",
                "503, REFUSED, overloaded"
            })
    void what_ends_without_a_tool_leaves_one_record_by_its_status(int status, Outcome outcome, String code) {
        RequestDouble request = new RequestDouble("POST", "/mcp");
        CallContext call = arrived(request);

        answered(request, status);
        answered(request, status);

        assertThat(kept).singleElement().satisfies(record -> {
            assertThat(record.outcome()).isEqualTo(outcome);
            assertThat(record.code()).isEqualTo(code);
            assertThat(record.operation()).isEqualTo("POST /mcp");
            assertThat(record.traceId()).isEqualTo(call.trace().traceId());
        });
    }

    @Test
    void an_error_that_the_old_era_carries_under_200_is_recorded_as_a_failure() {
        RequestDouble request = new RequestDouble("POST", "/mcp");
        arrived(request).malformed();

        answered(request, 200);

        assertThat(kept).singleElement().satisfies(record -> {
            assertThat(record.outcome()).isEqualTo(Outcome.FAILED);
            assertThat(record.code()).isEqualTo("invalid_argument");
        });
    }

    @Test
    void a_tools_answer_that_begins_to_stream_leaves_the_record_to_the_stage_around_the_tool() {
        RequestDouble request = new RequestDouble("POST", "/mcp");
        arrived(request).chose(ToolPolicy.GET_KYC_STATUS, "d");

        answered(request, 200);

        assertThat(kept).isEmpty();
    }

    @Test
    void a_call_that_failed_before_its_chosen_tool_could_run_is_recorded() {
        RequestDouble request = new RequestDouble("POST", "/mcp");
        arrived(request).chose(ToolPolicy.GET_KYC_STATUS, "d");

        answered(request, 503);

        assertThat(kept)
                .singleElement()
                .satisfies(record -> assertThat(record.tool()).isEqualTo("get_kyc_status"));
    }

    @Test
    void a_recorded_call_is_not_recorded_again() {
        RequestDouble request = new RequestDouble("POST", "/mcp");
        arrived(request).claimAudit();

        answered(request, 401);

        assertThat(kept).isEmpty();
    }

    @Test
    void every_answer_names_its_trace_and_open_paths_leave_no_record() {
        RequestDouble request = new RequestDouble("GET", "/healthz");
        request.header("traceparent", "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01");
        arrived(request);

        answered(request, 200);

        assertThat(headers.getFirst("X-Trace-Id")).isEqualTo("0af7651916cd43dd8448eb211c80319c");
        assertThat(kept).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "POST, /mcp, POST /mcp",
        "PUT, /ops/breakers/core-api, PUT /ops/breakers/core-api",
        "POST, /ops/reviews/17/approval, POST /ops/reviews/17/approval",
        "GET, /ops/sagas/7c9e6679-7425-40de-944b-e07fc1f90ae7, GET /ops/sagas/7c9e6679-7425-40de-944b-e07fc1f90ae7",
        "GET, /mcp/ABCPE1234X, GET unknown address",
        "GET, /ops/reviews/9876543210, GET unknown address",
        "GET, /ops/breakers/rohan-mehta, GET unknown address",
        "GET, /mcp/%41BCPE1234X, GET unknown address",
        "ABCPE1234X, /mcp, unknown method /mcp"
    })
    void the_record_keeps_our_own_methods_and_addresses_and_nothing_that_a_client_made_up(
            String method, String path, String kept) {
        assertThat(arrived(new RequestDouble(method, path)).operation()).isEqualTo(kept);
    }
}
