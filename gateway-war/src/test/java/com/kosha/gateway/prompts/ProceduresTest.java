package com.kosha.gateway.prompts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The words of the procedures. Run with -Dkosha.golden=write after a change that is meant. */
class ProceduresTest {
    private static final Path GOLDEN = Path.of("src/test/resources/prompts.txt");
    private static final Pattern NAME = Pattern.compile("\\b[a-z]+_[a-z_]+\\b");

    /** Every tool that the gateway is to have, the seed's table and the two that came after. */
    private static final Set<String> TOOLS = Set.of(
            "search_customers",
            "get_customer_profile",
            "get_kyc_status",
            "list_kyc_documents",
            "get_account_summary",
            "search_transactions",
            "get_transaction",
            "get_spending_insights",
            "list_aml_alerts",
            "get_aml_alert",
            "screen_entity",
            "raise_dispute",
            "flag_transaction_for_review",
            "search_knowledge_base",
            "get_document",
            "get_service_health",
            "issue_refund",
            "cancel_refund");

    /** Words with an underscore that are no tools: fields of results and arguments. */
    private static final Set<String> FIELDS = Set.of("next_cursor", "doc_code");

    private final PromptBook book = new PromptBook();

    @Test
    void a_caller_with_every_tool_is_told_the_golden_words() throws IOException {
        StringBuilder now = new StringBuilder();
        for (Prompt prompt : book.all()) {
            now.append("== ").append(prompt.policy().promptName()).append('\n').append(told(prompt, TOOLS));
        }
        if ("write".equals(System.getProperty("kosha.golden"))) {
            Files.writeString(GOLDEN, now);
        }

        assertThat(now.toString()).isEqualTo(Files.readString(GOLDEN));
    }

    @Test
    void a_procedure_names_only_tools_that_the_caller_has() {
        for (Prompt prompt : book.all()) {
            Set<String> possible = named(told(prompt, TOOLS));
            assertThat(TOOLS).containsAll(possible);
            for (String missing : possible) {
                Set<String> rest = new HashSet<>(TOOLS);
                rest.remove(missing);
                assertThat(told(prompt, rest)).doesNotContain(missing);
            }
        }
    }

    @Test
    void a_caller_who_may_not_write_is_told_to_hand_it_on() {
        Prompt triage = book.named("dispute_triage").orElseThrow();

        assertThat(told(triage, TOOLS)).contains("raise_dispute").doesNotContain("hand it to somebody");
        assertThat(told(triage, Set.of("get_transaction"))).contains("hand it to somebody");
    }

    @Test
    void a_dispute_by_its_id_begins_with_the_question_which_movement_it_is_about() {
        Guide guide = new Guide(TOOLS);
        book.named("dispute_triage").orElseThrow().tell(guide, Map.of("dispute_id", "DSP-00000001"));

        assertThat(guide.text())
                .contains("1. Ask the user which movement", "issue_refund")
                .doesNotContain("raise_dispute");
    }

    private static String told(Prompt prompt, Set<String> tools) {
        PromptArgument first = prompt.arguments().get(0);
        Guide guide = new Guide(tools);
        prompt.tell(guide, Map.of(first.name(), "<" + first.name() + ">"));
        return guide.text();
    }

    private static Set<String> named(String text) {
        Set<String> names = new HashSet<>();
        NAME.matcher(text).results().forEach(found -> names.add(found.group()));
        names.removeAll(FIELDS);
        names.removeIf(name -> text.contains("<" + name + ">"));
        return names;
    }
}
