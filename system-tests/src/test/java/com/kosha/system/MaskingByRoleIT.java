package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MaskingByRoleIT {
    private static final String ROHAN = "{'customer_id':'CUS-00000001'}";
    private static final String HIS_ACCOUNT = "{'account_id':'ACC-000000001','limit':100}";

    @Test
    void a_support_agent_sees_masks() {
        JsonNode profile =
                Mcp.call("support_agent", "get_customer_profile", ROHAN).content();
        JsonNode kyc = Mcp.call("support_agent", "get_kyc_status", ROHAN).content();

        assertThat(profile.path("pan").asText()).isEqualTo("******234X");
        assertThat(profile.path("date_of_birth").asText()).matches("[0-9]{4}");
        assertThat(profile.path("email").asText()).isEqualTo("r****@example.com");
        assertThat(profile.path("mobile").asText()).isEqualTo("******7890");
        assertThat(profile.path("accounts").path(0).path("account_number").asText())
                .isEqualTo("XXXXXX4321");
        assertThat(kyc.path("pan").asText()).isEqualTo("******234X");
        assertThat(kyc.path("aadhaar").asText()).isEqualTo("XXXX XXXX 1234");
    }

    @Test
    void a_kyc_officer_sees_pan_mobile_mail_and_date_of_birth() {
        JsonNode profile =
                Mcp.call("kyc_officer", "get_customer_profile", ROHAN).content();

        assertThat(profile.path("pan").asText())
                .matches("[A-Z]{5}[0-9]{4}[A-Z]")
                .endsWith("234X");
        assertThat(profile.path("mobile").asText()).matches("[0-9]{10}").endsWith("7890");
        assertThat(profile.path("email").asText())
                .startsWith("r")
                .endsWith("@example.com")
                .doesNotContain("*");
        assertThat(profile.path("date_of_birth").asText()).matches("[0-9]{4}-[0-9]{2}-[0-9]{2}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"support_agent", "payments_analyst", "kyc_officer", "aml_analyst", "operator", "auditor"})
    void nobody_sees_a_whole_account_number_or_aadhaar(String role) {
        List<JsonNode> accounts =
                Mcp.call(role, "get_customer_profile", ROHAN).content().findValues("account_number");

        assertThat(accounts).isNotEmpty().allMatch(number -> number.asText().matches("X{6}[0-9]{4}"));
    }

    @Test
    void nobody_sees_more_of_aadhaar_than_its_last_digits() {
        for (String role : List.of("kyc_officer", "aml_analyst")) {
            assertThat(Mcp.call(role, "get_kyc_status", ROHAN)
                            .content()
                            .path("aadhaar")
                            .asText())
                    .isEqualTo("XXXX XXXX 1234");
        }
    }

    @Test
    void only_an_aml_analyst_sees_whom_the_money_went_to() {
        List<JsonNode> clear = Mcp.call("aml_analyst", "search_transactions", HIS_ACCOUNT)
                .content()
                .findValues("counterparty_vpa");
        List<JsonNode> masked = Mcp.call("support_agent", "search_transactions", HIS_ACCOUNT)
                .content()
                .findValues("counterparty_vpa");

        assertThat(clear).isNotEmpty().noneMatch(vpa -> vpa.asText().contains("*"));
        assertThat(masked).hasSameSizeAs(clear).allMatch(vpa -> vpa.asText().matches("..\\*{3}@[a-z]+|\\*{3}"));
    }

    @Test
    void what_is_shown_as_text_is_what_is_shown_as_structure() {
        Answer answer = Mcp.call("support_agent", "get_customer_profile", ROHAN);

        JsonNode text =
                Mcp.json(answer.result().path("content").path(0).path("text").asText());

        assertThat(text).isEqualTo(answer.content());
        assertThat(answer.content().path("trace_id").asText()).matches("[0-9a-f]{32}");
        assertThat(answer.content().path("as_of").asText()).endsWith("Z");
    }
}
