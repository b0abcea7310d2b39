package com.kosha.gateway.limits;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.resilience.TokenBucket.Level;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class BucketItemTest {
    private static final Level LEVEL = new Level(18_250, 1_796_032_800_123L);

    @Test
    void a_level_that_was_written_is_the_level_that_is_read() {
        assertThat(BucketItem.read(BucketItem.of("desk", LEVEL))).isEqualTo(LEVEL);
    }

    @Test
    void the_item_is_the_designs_and_expires_an_hour_after_its_last_use() {
        assertThat(BucketItem.of("desk", LEVEL))
                .isEqualTo(Map.of(
                        "pk", AttributeValue.fromS("rl#desk"),
                        "tokens", AttributeValue.fromN("18.250"),
                        "updated_at", AttributeValue.fromN("1796032800123"),
                        "expires_at", AttributeValue.fromN("1796036400")));
    }

    @Test
    void no_item_is_no_level() {
        assertThat(BucketItem.read(Map.of())).isNull();
    }
}
