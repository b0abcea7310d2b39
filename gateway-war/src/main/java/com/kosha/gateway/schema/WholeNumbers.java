package com.kosha.gateway.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.LongNode;

/**
 * JSON has numbers and no whole ones: {@code 100}, {@code 100.0} and {@code 1E+2} are the same, and each is an integer to
 * JSON Schema. Not every reader, ours included, takes them for one.
 */
final class WholeNumbers {
    private WholeNumbers() {}

    /** The same with every whole number that fits a long written as one; what else there is stays as it is. */
    static <N extends JsonNode> N plain(N json) {
        N copy = json.deepCopy();
        settle(copy);
        return copy;
    }

    private static void settle(JsonNode json) {
        json.properties().forEach(property -> property.setValue(settled(property.getValue())));
        if (json instanceof ArrayNode array) {
            for (int i = 0; i < array.size(); i++) {
                array.set(i, settled(array.get(i)));
            }
        }
    }

    private static JsonNode settled(JsonNode value) {
        settle(value);
        return value.isFloatingPointNumber() && value.canConvertToExactIntegral() && value.canConvertToLong()
                ? LongNode.valueOf(value.longValue())
                : value;
    }
}
