package com.kosha.gateway.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.kosha.resilience.TokenBucket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShareTest {

    @Test
    void a_client_that_is_named_has_its_own_share_and_all_others_the_usual() {
        Share share = new Share(TokenBucket.PER_CLIENT, Share.named("batch=500/6000, desk=5/30,"));

        assertThat(share.of("batch")).isEqualTo(new TokenBucket(500, 100_000));
        assertThat(share.of("desk")).isEqualTo(new TokenBucket(5, 500));
        assertThat(share.of("anybody")).isEqualTo(TokenBucket.PER_CLIENT);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"desk", "desk=5", "desk=5/", "desk=0/60", "desk=5/0", "desk=-1/60", "=5/60", "a=1/1,a=2/60"})
    void a_share_that_cannot_be_read_keeps_the_server_from_starting(String clients) {
        assertThatThrownBy(() -> Share.named(clients)).isInstanceOf(RuntimeException.class);
    }
}
