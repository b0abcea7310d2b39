package com.kosha.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class CanonicalTest {
    private static String canonical(JsonNode node) {
        return new String(Canonical.bytes(node), StandardCharsets.UTF_8);
    }

    @Test
    void names_and_lists_are_in_order_at_every_depth() throws IOException {
        assertThat(canonical(Json.mapper().readTree("{\"b\":[[2,1],{\"z\":1,\"y\":[\"b\",\"a\"]}],\"a\":null}")))
                .isEqualTo("{\"a\":null,\"b\":[[1,2],{\"y\":[\"a\",\"b\"],\"z\":1}]}");
    }

    @Test
    void however_long_a_list_is_each_of_its_elements_is_written_out_once_to_be_compared() {
        AtomicInteger written = new AtomicInteger();
        ArrayNode list = Json.mapper().createArrayNode();
        for (int i = 0; i < 1_000; i++) {
            list.add(new TextNode("e" + i % 7) {
                @Override
                public String toString() {
                    written.incrementAndGet();
                    return super.toString();
                }
            });
        }

        Canonical.bytes(list);

        assertThat(written).hasValue(1_000);
    }
}
