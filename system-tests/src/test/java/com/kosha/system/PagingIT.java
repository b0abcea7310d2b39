package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PagingIT {
    private static final Comparator<JsonNode> NEWEST_FIRST = Comparator.comparing((JsonNode row) ->
                    java.time.Instant.parse(row.path("initiated_at").asText()))
            .thenComparing(row -> row.path("txn_id").asText())
            .reversed();

    @Test
    void an_account_read_to_the_end_holds_each_movement_once_though_several_share_a_microsecond() {
        List<JsonNode> bySeven = readToTheEnd(7);
        List<JsonNode> byHundred = readToTheEnd(100);

        assertThat(bySeven).isEqualTo(byHundred).isSortedAccordingTo(NEWEST_FIRST);
        assertThat(new HashSet<>(ids(bySeven))).hasSameSizeAs(bySeven).hasSizeGreaterThan(200);
        assertThat(moments(bySeven)).as("several share a microsecond").hasSizeLessThan(bySeven.size() - 5);
        assertThat(Stack.kosha(
                                "psql",
                                "-Atc",
                                "select count(*) from bank.transactions where account_id = 'ACC-000000001'")
                        .strip())
                .isEqualTo(Integer.toString(bySeven.size()));
    }

    private static List<JsonNode> readToTheEnd(int rows) {
        List<JsonNode> all = new ArrayList<>();
        String cursor = "";
        do {
            JsonNode page = Mcp.call(
                            "aml_analyst",
                            "search_transactions",
                            "{'account_id':'ACC-000000001','limit':" + rows + cursor + "}")
                    .content();
            page.path("items").forEach(all::add);
            cursor = page.has("next_cursor")
                    ? ",'cursor':'" + page.path("next_cursor").asText() + "'"
                    : "";
        } while (!cursor.isEmpty());
        return all;
    }

    private static List<String> ids(List<JsonNode> rows) {
        return rows.stream().map(row -> row.path("txn_id").asText()).toList();
    }

    private static Set<String> moments(List<JsonNode> rows) {
        return new HashSet<>(
                rows.stream().map(row -> row.path("initiated_at").asText()).toList());
    }
}
