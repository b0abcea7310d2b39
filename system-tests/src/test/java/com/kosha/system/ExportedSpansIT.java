package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** With telemetry switched on: what leaves the servers as spans names no person, whatever was asked, and how. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ExportedSpansIT {
    private static final List<String> SERVERS = List.of("core-api", "screening-sim", "gateway");

    /** The request, the tool, the attempt, and the other server's request. */
    private static final int SPANS_OF_A_CALL = 4;

    private final Collector collector = new Collector();

    ExportedSpansIT() throws IOException {}

    @BeforeAll
    void switchOn() {
        start(Map.of(
                "KOSHA_TELEMETRY", "on",
                "OTEL_EXPORTER_OTLP_ENDPOINT", collector.url(),
                "OTEL_BSP_SCHEDULE_DELAY", "200"));
    }

    @AfterAll
    void switchOff() {
        start(Map.of());
        collector.close();
    }

    private static void start(Map<String, String> environment) {
        SERVERS.forEach(server -> Stack.run(List.of("./kosha", "start", server), environment));
    }

    @Test
    void no_span_names_a_person() {
        Canaries planted = Canaries.planted();
        planted.questions().forEach((tool, arguments) -> Mcp.call("aml_analyst", tool, arguments));
        planted.tellEverywhere();
        Mcp.call("kyc_officer", "screen_entity", "{'name':'" + Canaries.PAN + "','entity_type':'individual'}");

        until(lastOne("aml_analyst", "get_customer_profile", "{'customer_id':'CUS-00000001'}"));
        String spans =
                until(lastOne("kyc_officer", "screen_entity", "{'name':'Asha Testwala','entity_type':'individual'}"));

        assertThat(spans)
                .contains("tool get_customer_profile", "attempt core-api", "attempt screening-sim", "POST /mcp");
        for (String server : SERVERS) {
            assertThat(spans).as("spans of %s", server).containsPattern(sentBy(server));
        }
        Canaries.SHOWN_TO
                .keySet()
                .forEach(canary -> assertThat(spans.contains(canary))
                        .as("%s stands in a span", canary)
                        .isFalse());
    }

    /** How a batch of spans names the server that sends it: between name and value stand two types and two lengths. */
    private static Pattern sentBy(String server) {
        return Pattern.compile("service\\.name.{4}" + server, Pattern.DOTALL);
    }

    /** The trace of a call after all others that lead to the same server. */
    private static String lastOne(String role, String tool, String arguments) {
        String trace = UUID.randomUUID().toString().replace("-", "");
        Map<String, String> headers = Map.of("traceparent", "00-" + trace + "-b7ad6b7169203331-01");
        Answer answer = Mcp.callWith(Stack.tokenOf(role), tool, arguments, headers);
        assertThat(answer.failed()).isFalse();
        return trace;
    }

    /** Of one server spans are sent as they end: when those of the last call are there, all are. */
    private String until(String trace) {
        String id = new String(HexFormat.of().parseHex(trace), StandardCharsets.ISO_8859_1);
        return Eventually.of(collector::text, text -> text.split(Pattern.quote(id), -1).length > SPANS_OF_A_CALL);
    }
}
