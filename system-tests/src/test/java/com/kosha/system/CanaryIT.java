package com.kosha.system;

import static com.kosha.system.Canaries.SHOWN_TO;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Personal data that was planted everywhere is seen by those who may see it, and stands nowhere else. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CanaryIT {
    private static final Map<String, Set<String>> LIFTED =
            Map.of("kyc_officer", Set.of("kyc:pii"), "aml_analyst", Set.of("kyc:pii", "aml:read"));
    private static final List<String> SERVERS = List.of(
            "KOSHA_GATEWAY_URL", "KOSHA_GATEWAY2_URL", "KOSHA_CORE_URL", "KOSHA_CORE2_URL", "KOSHA_SCREENING_URL");

    private Canaries planted;

    @BeforeAll
    void plant() {
        planted = Canaries.planted();
    }

    private static void showsNothingBut(Set<String> lifted, Answer answer, String what) {
        SHOWN_TO.forEach((canary, scope) -> {
            if (!lifted.contains(scope)) {
                assertThat(answer.body().toString()).as(what).doesNotContain(canary);
            }
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"support_agent", "payments_analyst", "kyc_officer", "aml_analyst", "operator", "auditor"})
    void no_answer_shows_what_its_reader_may_not_see(String role) {
        planted.questions()
                .forEach((tool, arguments) -> showsNothingBut(
                        LIFTED.getOrDefault(role, Set.of()), Mcp.call(role, tool, arguments), role + " " + tool));
    }

    @Test
    void who_may_see_it_does() {
        Answer profile =
                Mcp.call("kyc_officer", "get_customer_profile", "{'customer_id':'" + planted.customerId() + "'}");
        Answer movement = Mcp.call("aml_analyst", "get_transaction", "{'txn_id':'" + planted.txnId() + "'}");

        assertThat(profile.body().toString()).contains(Canaries.PAN, Canaries.MOBILE, Canaries.EMAIL, Canaries.BORN);
        assertThat(movement.body().toString()).contains(Canaries.VPA);
    }

    @Test
    void what_was_asked_and_how_it_failed_leaves_no_trace_in_logs_audit_and_metrics() throws IOException {
        planted.questions().forEach((tool, arguments) -> Mcp.call("aml_analyst", tool, arguments));
        planted.tellEverywhere();

        for (String server : SERVERS) {
            holdsNone(server, Metrics.text(Stack.env(server)));
        }
        for (Path file : written()) {
            holdsNone(file.toString(), Files.readString(file, StandardCharsets.ISO_8859_1));
        }
    }

    private static void holdsNone(String where, String text) {
        for (String canary : SHOWN_TO.keySet()) {
            assertThat(text.contains(canary))
                    .as("%s stands in %s", canary, where)
                    .isFalse();
        }
    }

    /** The logs of all parts, and the audit; not those of whoever runs the tests. */
    private static List<Path> written() {
        return Stream.of(
                        Stack.stateFolder().resolve("logs"),
                        Path.of(Stack.env("KOSHA_AUDIT_DIR")),
                        Path.of(Stack.env("KOSHA_AUDIT2_DIR")))
                .flatMap(CanaryIT::filesOf)
                .filter(file -> !file.getFileName().toString().startsWith("maven-"))
                .toList();
    }

    private static Stream<Path> filesOf(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList().stream().filter(Files::isRegularFile);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
