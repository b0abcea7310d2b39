package com.kosha.gateway.downstream;

import java.util.UUID;

/** Names sagas before they begin. */
final class SagaName {
    private SagaName() {}

    /** One that was never given; no client has a say in it. */
    static String fresh() {
        return UUID.randomUUID().toString();
    }
}
