package com.kosha.gateway.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Error;

/** What a broken keyword of JSON Schema says to the one who broke it. Never repeats the value. */
final class Rules {
    private Rules() {}

    static String inWords(Error error) {
        JsonNode bound = error.getSchemaNode();
        return switch (error.getKeyword()) {
            case "required" -> "is required";
            case "additionalProperties" -> "is not known here";
            case "type" -> "must be of type " + bound.asText();
            case "enum" -> "must be one of " + listed(bound);
            case "pattern" -> "must match " + bound.asText();
            case "minimum" -> "must be at least " + bound.asText();
            case "maximum" -> "must be at most " + bound.asText();
            case "exclusiveMinimum" -> "must be greater than " + bound.asText();
            case "minLength" -> "must have at least " + bound.asText() + " characters";
            case "maxLength" -> "must have at most " + bound.asText() + " characters";
            case "maxItems" -> "must have at most " + bound.asText() + " entries";
            case "uniqueItems" -> "must not repeat an entry";
            default -> "breaks the rule " + error.getKeyword();
        };
    }

    private static String listed(JsonNode names) {
        StringBuilder list = new StringBuilder();
        names.forEach(name -> list.append(list.isEmpty() ? "" : ", ").append(name.asText()));
        return list.toString();
    }
}
