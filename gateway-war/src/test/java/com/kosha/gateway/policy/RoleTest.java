package com.kosha.gateway.policy;

import static com.kosha.contract.Classification.CONFIDENTIAL;
import static com.kosha.contract.Classification.INTERNAL;
import static com.kosha.contract.Classification.RESTRICTED;
import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.Classification;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RoleTest {
    private record Row(String scopes, Classification ceiling, boolean seesRestricted) {}

    /** The design's table, written again by hand. */
    private static final Map<String, Row> TABLE = Map.of(
            "support_agent",
            new Row("customers:read kyc:read transactions:read disputes:write kb:read", INTERNAL, false),
            "payments_analyst",
            new Row(
                    "customers:read transactions:read disputes:write reviews:write refunds:write kb:read",
                    INTERNAL,
                    false),
            "kyc_officer",
            new Row("customers:read kyc:read kyc:pii screening:run kb:read", CONFIDENTIAL, true),
            "aml_analyst",
            new Row(
                    "customers:read kyc:read kyc:pii transactions:read aml:read screening:run reviews:write kb:read",
                    RESTRICTED,
                    true),
            "operator",
            new Row("customers:read kb:read ops:admin", INTERNAL, true),
            "auditor",
            new Row("customers:read audit:read kb:read", RESTRICTED, true));

    /** Scope and budget in seconds of each tool, by hand. */
    private static final Map<String, String> TOOLS = Map.ofEntries(
            Map.entry("search_customers", "customers:read 5"),
            Map.entry("get_customer_profile", "customers:read 5"),
            Map.entry("get_kyc_status", "kyc:read 5"),
            Map.entry("list_kyc_documents", "kyc:read 5"),
            Map.entry("get_account_summary", "transactions:read 5"),
            Map.entry("search_transactions", "transactions:read 6"),
            Map.entry("get_transaction", "transactions:read 5"),
            Map.entry("get_spending_insights", "transactions:read 6"),
            Map.entry("list_aml_alerts", "aml:read 5"),
            Map.entry("get_aml_alert", "aml:read 5"),
            Map.entry("search_knowledge_base", "kb:read 8"),
            Map.entry("get_document", "kb:read 5"),
            Map.entry("screen_entity", "screening:run 6"),
            Map.entry("raise_dispute", "disputes:write 6"),
            Map.entry("flag_transaction_for_review", "reviews:write 6"),
            Map.entry("issue_refund", "refunds:write 6"),
            Map.entry("cancel_refund", "refunds:write 6"),
            Map.entry("get_service_health", "customers:read 1"));

    @Test
    void the_roles_are_the_designs() {
        assertThat(Arrays.stream(Role.values()).map(Role::claim)).containsExactlyInAnyOrderElementsOf(TABLE.keySet());
    }

    @ParameterizedTest
    @EnumSource
    void a_role_allows_what_the_design_says_and_nothing_else(Role role) {
        Row row = Objects.requireNonNull(TABLE.get(role.claim()));

        assertThat(role.scopes().stream().map(Scope::claim))
                .containsExactlyInAnyOrder(row.scopes().split(" ", -1));
        assertThat(role.ceiling()).isEqualTo(row.ceiling());
        assertThat(role.seesRestricted()).isEqualTo(row.seesRestricted());
    }

    @Test
    void each_tool_needs_the_scope_and_takes_the_time_that_the_design_says() {
        Map<String, String> real = Arrays.stream(ToolPolicy.values())
                .collect(Collectors.toMap(
                        ToolPolicy::toolName,
                        tool -> tool.scope().claim() + " " + tool.budget().toSeconds()));

        assertThat(real).isEqualTo(TOOLS);
    }

    @Test
    void a_scope_counts_only_when_the_token_and_a_role_both_have_it() {
        Principal agent = new Principal(
                "ravi", "kosha-cli", Set.of(Role.SUPPORT_AGENT), Set.of(Scope.CUSTOMERS_READ, Scope.KYC_PII));

        assertThat(agent.scopes()).containsExactly(Scope.CUSTOMERS_READ);
        assertThat(agent.may(Scope.CUSTOMERS_READ)).isTrue();
        assertThat(agent.may(Scope.KYC_PII)).isFalse();
        assertThat(agent.may(Scope.KYC_READ)).isFalse();
        assertThat(agent.roleAllows(Scope.KYC_READ)).isTrue();
    }

    @Test
    void the_highest_ceiling_of_several_roles_counts_and_nobody_without_a_role_has_any() {
        Principal both = new Principal("a", "c", Set.of(Role.SUPPORT_AGENT, Role.KYC_OFFICER), Set.of());

        assertThat(both.ceiling()).contains(CONFIDENTIAL);
        assertThat(new Principal("a", "c", Set.of(), Set.of()).ceiling()).isEmpty();
    }

    @Test
    void names_that_are_not_ours_mean_nothing() {
        assertThat(Role.of(List.of("auditor", "AUDITOR", "root"))).containsExactly(Role.AUDITOR);
        assertThat(Scope.of(List.of("kb:read", "KB:READ", "kb:*", ""))).containsExactly(Scope.KB_READ);
    }
}
