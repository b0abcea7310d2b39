package com.kosha.gateway.mcp;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.json.Json;

/** Whether, and how, the client of the older era can be asked something while its call runs. */
interface Dialog {
    /** With a client that cannot be asked anything. */
    Dialog NONE = silent(Json.mapper().createObjectNode());

    /** While nothing is asked, though something could be. */
    static Dialog silent(ObjectNode capabilities) {
        return new Dialog() {
            @Override
            public ObjectNode capabilities() {
                return capabilities;
            }

            @Override
            public ObjectNode ask(String method, ObjectNode params) {
                throw new IllegalStateException("nothing is asked here");
            }
        };
    }

    /** What the client can be asked, in the protocol's words; empty without a session. */
    ObjectNode capabilities();

    /**
     * Asks, and waits for the answer; that of a dismissed question when none comes in time.
     *
     * @throws com.kosha.contract.KoshaException overloaded, when too many are being asked already
     */
    ObjectNode ask(String method, ObjectNode params);
}
