package com.kosha.gateway.mcp;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.json.Json;

/**
 * What a client of the older era answers to a question of ours.
 *
 * @param id the question's
 * @param result what was answered, as the protocol has it; that of a dismissed question where the client could not
 */
record ClientAnswer(String id, ObjectNode result) implements Incoming {
    /** How the protocol says that a person did not decide. */
    static ObjectNode dismissed() {
        return Json.mapper().createObjectNode().put("action", "cancel");
    }
}
