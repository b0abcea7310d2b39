package com.kosha.json;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * One byte sequence for all JSON texts that mean the same request: names in order, no white space, and lists in order
 * too, since every list that a request of ours carries is a set.
 */
public final class Canonical {
    /** One of a list, written out once rather than with each comparison: a list may be as long as a request. */
    private record Element(String text, JsonNode node) {
        static Element of(JsonNode node) {
            return new Element(node.toString(), node);
        }
    }

    private Canonical() {}

    public static byte[] bytes(JsonNode node) {
        try {
            return Json.mapper().writeValueAsBytes(ordered(node));
        } catch (JacksonException e) {
            throw new IllegalStateException("a tree of JSON can be written", e);
        }
    }

    private static JsonNode ordered(JsonNode node) {
        if (node.isObject()) {
            List<String> names = new ArrayList<>();
            node.fieldNames().forEachRemaining(names::add);
            names.sort(Comparator.naturalOrder());
            ObjectNode out = Json.mapper().createObjectNode();
            names.forEach(name -> out.set(name, ordered(node.get(name))));
            return out;
        }
        if (node.isArray()) {
            List<Element> elements = new ArrayList<>();
            node.forEach(element -> elements.add(Element.of(ordered(element))));
            elements.sort(Comparator.comparing(Element::text));
            ArrayNode out = Json.mapper().createArrayNode();
            elements.forEach(element -> out.add(element.node()));
            return out;
        }
        return node;
    }
}
