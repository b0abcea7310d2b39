package com.kosha.gateway.ops;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class OverrideItemTest {
    private static final Instant NOW = Instant.parse("2026-11-30T10:00:00.123Z");

    @Test
    void what_was_written_is_read_again() {
        BreakerOverride forced = new BreakerOverride(true, "drill", "omar", NOW, Instant.parse("2026-11-30T11:00:00Z"));
        BreakerOverride cleared = new BreakerOverride(false, "over", "omar", NOW, null);

        assertThat(OverrideItem.read(OverrideItem.of("core-api", forced))).contains(forced);
        assertThat(OverrideItem.read(OverrideItem.of("core-api", cleared))).contains(cleared);
    }

    @Test
    void the_item_has_the_names_that_every_server_reads() {
        Map<String, AttributeValue> item = OverrideItem.of(
                "core-api", new BreakerOverride(true, "drill", "omar", NOW, Instant.ofEpochSecond(1_796_032_800)));

        assertThat(item)
                .containsEntry("pk", AttributeValue.fromS("breaker#core-api"))
                .containsEntry("forced_open", AttributeValue.fromBool(true))
                .containsEntry("reason", AttributeValue.fromS("drill"))
                .containsEntry("set_by", AttributeValue.fromS("omar"))
                .containsEntry("set_at", AttributeValue.fromS("2026-11-30T10:00:00.123Z"))
                .containsEntry("expires_at", AttributeValue.fromN("1796032800"));
    }

    @Test
    void an_item_of_another_shape_says_nothing_and_one_by_another_hand_what_it_can() {
        assertThat(OverrideItem.read(Map.of())).isEmpty();
        assertThat(OverrideItem.read(Map.of("forced_open", AttributeValue.fromS("true"))))
                .isEmpty();
        assertThat(OverrideItem.read(Map.of("forced_open", AttributeValue.fromBool(true))))
                .contains(new BreakerOverride(true, "", "", Instant.EPOCH, null));
    }
}
