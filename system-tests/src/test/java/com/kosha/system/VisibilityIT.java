package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VisibilityIT {
    private static final String ABSENT = "CUS-99999999";

    @ParameterizedTest
    @ValueSource(strings = {"CUS-00000002", "CUS-00000003"})
    void staff_and_restricted_customers_are_to_a_support_agent_as_if_they_did_not_exist(String hidden) {
        Answer invisible = Mcp.call("support_agent", "get_customer_profile", "{'customer_id':'" + hidden + "'}");
        Answer absent = Mcp.call("support_agent", "get_customer_profile", "{'customer_id':'" + ABSENT + "'}");
        Answer seen = Mcp.call("kyc_officer", "get_customer_profile", "{'customer_id':'" + hidden + "'}");

        assertThat(seen.content().path("customer_id").asText()).isEqualTo(hidden);
        assertThat(invisible.code()).isEqualTo("not_found");
        assertThat(withoutTrace(invisible)).isEqualTo(withoutTrace(absent));
    }

    @Test
    void so_are_their_accounts_and_movements() {
        JsonNode staff = Mcp.call("aml_analyst", "get_customer_profile", "{'customer_id':'CUS-00000002'}")
                .content();
        String account = staff.path("accounts").path(0).path("account_id").asText();
        String movement = Mcp.call("aml_analyst", "search_transactions", "{'account_id':'" + account + "','limit':1}")
                .content()
                .path("items")
                .path(0)
                .path("txn_id")
                .asText();

        for (String tool : List.of("get_account_summary", "search_transactions")) {
            Answer invisible = Mcp.call("support_agent", tool, "{'account_id':'" + account + "'}");
            Answer absent = Mcp.call("support_agent", tool, "{'account_id':'ACC-999999999'}");
            assertThat(invisible.code()).isEqualTo("not_found");
            assertThat(withoutTrace(invisible)).isEqualTo(withoutTrace(absent));
        }
        assertThat(Mcp.call("support_agent", "get_transaction", "{'txn_id':'" + movement + "'}")
                        .code())
                .isEqualTo("not_found");
    }

    @Test
    void the_list_of_tools_is_the_list_of_what_may_be_called() {
        List<String> support = names(Mcp.list("support_agent"));
        List<String> aml = names(Mcp.list("aml_analyst"));

        assertThat(support).contains("search_customers", "get_kyc_status").doesNotContain("list_aml_alerts");
        assertThat(aml).contains("list_aml_alerts", "get_aml_alert");
        assertThat(names(Mcp.list("support_agent"))).isEqualTo(support);
    }

    @Test
    void a_missing_scope_is_named() {
        Answer never = Mcp.call("support_agent", "list_aml_alerts", "{}");
        String narrow = Stack.token("--role", "aml_analyst", "--scope", "customers:read");
        Answer notInThisToken = Mcp.callWith(narrow, "list_aml_alerts", "{}", Map.of());

        for (Answer refused : List.of(never, notInThisToken)) {
            assertThat(refused.code()).isEqualTo("forbidden");
            assertThat(refused.problem().path("message").asText()).contains("aml:read");
            assertThat(refused.problem().path("details").path("scope").asText()).isEqualTo("aml:read");
        }
    }

    @Test
    void somebody_without_a_role_may_nothing() {
        String nobody = Stack.token("--user", "nikhil");

        assertThat(Mcp.callWith(nobody, "get_service_health", "{}", Map.of()).code())
                .isEqualTo("forbidden");
    }

    private static ObjectNode withoutTrace(Answer answer) {
        ObjectNode problem = answer.problem().deepCopy();
        return problem.without("trace_id");
    }

    private static List<String> names(Answer list) {
        return list.result().path("tools").findValuesAsText("name");
    }
}
