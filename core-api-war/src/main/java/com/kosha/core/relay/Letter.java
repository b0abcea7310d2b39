package com.kosha.core.relay;

import static java.nio.charset.StandardCharsets.UTF_8;

/**
 * An event on its way.
 *
 * @param eventId by which SQS, and whoever reads, knows it again
 * @param group whose events stay in order
 * @param body JSON
 */
record Letter(String eventId, String group, String body) {

    /** As SQS counts it. */
    int bytes() {
        return body.getBytes(UTF_8).length;
    }
}
