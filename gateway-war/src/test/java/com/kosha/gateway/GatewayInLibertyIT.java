package com.kosha.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;

import com.kosha.contract.CustomerProfile;
import com.kosha.contract.DisputeView;
import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
import com.kosha.gateway.audit.AuditRecord;
import com.kosha.gateway.audit.AuditRecord.Outcome;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.consent.Consent;
import com.kosha.gateway.consent.Question;
import com.kosha.gateway.downstream.CoreApiDouble;
import com.kosha.gateway.policy.Role;
import com.kosha.gateway.policy.ToolPolicy;
import com.kosha.gateway.status.BreakerStatus;
import com.kosha.gateway.tools.GetServiceHealth;
import com.kosha.gateway.tools.ToolBox;
import com.kosha.resilience.Breaker;
import com.kosha.resilience.BreakerState;
import com.kosha.stack.Stacks;
import com.nimbusds.jose.JOSEException;
import jakarta.inject.Inject;
import java.io.IOException;
import java.time.Duration;
import org.eclipse.microprofile.metrics.Counter;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The stages around the one method that runs tools, as the server really nests them. */
@ArquillianTest
class GatewayInLibertyIT {
    private static final String DISPUTE = "{\"txn_id\":\"TXN-000000000001\",\"reason_code\":\"duplicate\","
            + "\"narrative\":\"It was taken twice.\",\"idempotency_key\":\"6d1c3a52-7f5e-4b0a-9c55-3f0a2f4b7a10\"}";

    private static final String LONG_PAST = "2020-01-01T00:00:00.000Z";

    @Inject
    ToolRuns runs;

    @Inject
    ToolBox box;

    @Inject
    Stacks stacks;

    @Inject
    MetricRegistry metrics;

    @Deployment
    static WebArchive gateway() throws JOSEException, IOException {
        return GatewayDeployment.with(GatewayInLibertyIT.class).addClass(ToolRuns.class);
    }

    @BeforeEach
    void nobody_has_asked_yet() {
        CoreApiDouble.ASKED.set(0);
    }

    @Test
    void a_success_is_masked_for_its_reader_and_audited() {
        CallContext call = ToolRuns.call(Role.SUPPORT_AGENT, ToolPolicy.GET_CUSTOMER_PROFILE, null);

        CustomerProfile seen = (CustomerProfile) runs.run(call, "{\"customer_id\":\"CUS-00000001\"}");

        assertThat(seen.pan()).isEqualTo("******234X");
        assertThat(seen.mobile()).isEqualTo("******7890");
        assertThat(seen.dateOfBirth()).isEqualTo("1984");
        assertThat(runs.record(call).outcome()).isEqualTo(Outcome.SUCCEEDED);
        assertThat(runs.record(call).tool()).isEqualTo("get_customer_profile");
        assertThat(runs.record(call).attempts()).containsEntry("core-api", 1);
    }

    @Test
    void a_reader_whose_scopes_lift_the_mask_sees_what_is_under_it() {
        CallContext call = ToolRuns.call(Role.KYC_OFFICER, ToolPolicy.GET_CUSTOMER_PROFILE, null);

        CustomerProfile seen = (CustomerProfile) runs.run(call, "{\"customer_id\":\"CUS-00000001\"}");

        assertThat(seen.pan()).isEqualTo("ABCPE1234X");
    }

    @Test
    void a_forbidden_call_never_reaches_the_tool_and_is_audited_as_refused() {
        CallContext call = ToolRuns.call(Role.SUPPORT_AGENT, ToolPolicy.GET_AML_ALERT, null);

        KoshaException refused = runs.refusal(call, "{\"alert_id\":\"ALT-00000001\"}");

        assertThat(refused.code()).isEqualTo(ErrorCode.FORBIDDEN);
        assertThat(refused.getMessage()).contains("aml:read");
        assertThat(CoreApiDouble.ASKED).hasValue(0);
        assertThat(runs.record(call).outcome()).isEqualTo(Outcome.REFUSED);
        assertThat(runs.record(call).code()).isEqualTo("forbidden");
    }

    @Test
    void who_may_not_is_told_so_before_the_clock_is_looked_at() {
        CallContext call = ToolRuns.call(Role.SUPPORT_AGENT, ToolPolicy.GET_AML_ALERT, LONG_PAST);

        assertThat(runs.refusal(call, "{\"alert_id\":\"ALT-00000001\"}").code()).isEqualTo(ErrorCode.FORBIDDEN);
    }

    @Test
    void a_call_whose_time_is_up_on_arrival_never_reaches_the_tool() {
        CallContext call = ToolRuns.call(Role.SUPPORT_AGENT, ToolPolicy.GET_CUSTOMER_PROFILE, LONG_PAST);

        KoshaException refused = runs.refusal(call, "{\"customer_id\":\"CUS-00000001\"}");

        assertThat(refused.code()).isEqualTo(ErrorCode.DEADLINE_EXCEEDED);
        assertThat(CoreApiDouble.ASKED).hasValue(0);
        assertThat(runs.record(call).outcome()).isEqualTo(Outcome.FAILED);
    }

    @Test
    void an_argument_that_breaks_its_rule_never_reaches_core_api_and_is_audited() {
        CallContext call = ToolRuns.call(Role.SUPPORT_AGENT, ToolPolicy.GET_CUSTOMER_PROFILE, null);

        assertThat(runs.refusal(call, "{\"customer_id\":\"1 OR 1=1\"}").code()).isEqualTo(ErrorCode.INVALID_ARGUMENT);
        assertThat(CoreApiDouble.ASKED).hasValue(0);
        assertThat(runs.record(call).code()).isEqualTo("invalid_argument");
    }

    @Test
    void a_call_whose_client_has_gone_is_audited_as_cancelled_however_it_ends() {
        CallContext call = ToolRuns.call(Role.SUPPORT_AGENT, ToolPolicy.GET_KYC_STATUS, null);
        call.cancel();

        runs.refusal(call, "{\"customer_id\":\"CUS-00000001\"}");

        assertThat(runs.record(call).outcome()).isEqualTo(Outcome.CANCELLED);
    }

    @Test
    void a_tool_whose_dependency_is_forced_open_says_so_before_anything_is_sent_and_is_audited() {
        Breaker breaker = stacks.named("core-api-read").orElseThrow().breaker();
        CallContext call = ToolRuns.call(Role.SUPPORT_AGENT, ToolPolicy.GET_CUSTOMER_PROFILE, null);
        CallContext health = ToolRuns.call(Role.SUPPORT_AGENT, ToolPolicy.GET_SERVICE_HEALTH, null);
        breaker.force();
        try {
            KoshaException refused = runs.refusal(call, "{\"customer_id\":\"CUS-00000001\"}");
            GetServiceHealth.Output seen = (GetServiceHealth.Output) runs.run(health, "{}");

            assertThat(refused.code()).isEqualTo(ErrorCode.DEPENDENCY_UNAVAILABLE);
            assertThat(refused.dependency()).isEqualTo("core-api");
            assertThat(refused.retryAfter()).isEqualTo(Duration.ofSeconds(15));
            assertThat(CoreApiDouble.ASKED).hasValue(0);
            assertThat(runs.record(call).code()).isEqualTo("dependency_unavailable");
            assertThat(seen.dependencies().get(0).breakers())
                    .extracting(BreakerStatus::stack, BreakerStatus::state, BreakerStatus::retryAfterS)
                    .containsExactly(
                            tuple("core-api-follow-up", BreakerState.CLOSED, null),
                            tuple("core-api-read", BreakerState.FORCED_OPEN, 15L),
                            tuple("core-api-write", BreakerState.CLOSED, null));
        } finally {
            breaker.clear();
        }
        assertThat(refusals("core-api-read")).isEqualTo(1);
    }

    /** How many calls that breaker has not admitted. */
    private long refusals(String stack) {
        return metrics
                .getCounters((id, metric) -> id.getName().equals("kosha_breaker_calls_total")
                        && id.getTags().containsValue(stack)
                        && id.getTags().containsValue("open"))
                .values()
                .stream()
                .mapToLong(Counter::getCount)
                .sum();
    }

    @Test
    void the_container_finds_every_tool_of_the_table() {
        assertThat(box.all()).extracting(tool -> tool.tool().policy()).containsExactly(ToolPolicy.values());
    }

    @Test
    void what_changes_something_asks_first_and_the_record_tells_the_asking_from_the_doing() {
        CallContext asking = ToolRuns.call(Role.PAYMENTS_ANALYST, ToolPolicy.RAISE_DISPUTE, null);
        CallContext doing = ToolRuns.call(Role.PAYMENTS_ANALYST, ToolPolicy.RAISE_DISPUTE, null);

        Record asked = runs.run(asking, DISPUTE, Consent.NOT_ASKED_YET);
        Record done = runs.run(doing, DISPUTE, Consent.GIVEN);

        assertThat(asked).isInstanceOf(Question.class);
        assertThat(done).isInstanceOf(DisputeView.class);
        assertThat(runs.record(asking).outcome()).isEqualTo(AuditRecord.Outcome.ASKED);
        assertThat(runs.record(doing).outcome()).isEqualTo(AuditRecord.Outcome.SUCCEEDED);
    }

    @Test
    void nobody_is_asked_for_somebody_who_may_not() {
        CallContext call = ToolRuns.call(Role.KYC_OFFICER, ToolPolicy.RAISE_DISPUTE, null);

        KoshaException refused =
                catchThrowableOfType(KoshaException.class, () -> runs.run(call, DISPUTE, Consent.NOT_ASKED_YET));

        assertThat(refused.code()).isEqualTo(ErrorCode.FORBIDDEN);
        assertThat(runs.record(call).outcome()).isEqualTo(AuditRecord.Outcome.REFUSED);
    }
}
