package com.kosha.devstack;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/** {@code POST /v1/embeddings} as OpenAI answers it, errors too. */
final class EmbeddingsHandler implements HttpHandler {
    private static final String MODEL = "all-minilm-l6-v2-q";
    private static final int DIMENSIONS = 384;
    private static final int LONGEST_BODY_BYTES = 1 << 20;

    private final ObjectMapper json = new ObjectMapper();
    private final Function<String, float[]> model;

    EmbeddingsHandler(Function<String, float[]> model) {
        this.model = model;
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            respond(exchange);
        }
    }

    private void respond(HttpExchange exchange) throws IOException {
        if (!"POST".equals(exchange.getRequestMethod())) {
            answer(exchange, 405, error("Only POST is served here"));
            return;
        }
        try {
            answer(exchange, 200, embeddings(exchange));
        } catch (JacksonException | IllegalArgumentException refused) {
            answer(exchange, 400, error("The request is not one that /v1/embeddings takes"));
        }
    }

    private ObjectNode embeddings(HttpExchange exchange) throws IOException {
        JsonNode request = json.readTree(exchange.getRequestBody().readNBytes(LONGEST_BODY_BYTES));
        if (request.path("dimensions").asInt(DIMENSIONS) != DIMENSIONS) {
            throw new IllegalArgumentException("dimensions");
        }
        List<String> texts = texts(request.path("input"));

        ObjectNode answer = json.createObjectNode().put("object", "list").put("model", MODEL);
        var data = answer.putArray("data");
        IntStream.range(0, texts.size()).forEach(i -> data.add(embedding(i, texts.get(i))));
        int words =
                texts.stream().mapToInt(text -> text.split("\\s+", -1).length).sum();
        answer.putObject("usage").put("prompt_tokens", words).put("total_tokens", words);
        return answer;
    }

    private static List<String> texts(JsonNode input) {
        Iterable<JsonNode> nodes = input.isArray() ? input : List.of(input);
        List<String> texts = StreamSupport.stream(nodes.spliterator(), false)
                .filter(JsonNode::isTextual)
                .map(JsonNode::asText)
                .filter(text -> !text.isEmpty())
                .toList();
        if (texts.isEmpty() || texts.size() != (input.isArray() ? input.size() : 1)) {
            throw new IllegalArgumentException("input");
        }
        return texts;
    }

    private ObjectNode embedding(int index, String text) {
        ObjectNode item = json.createObjectNode().put("object", "embedding").put("index", index);
        var vector = item.putArray("embedding");
        for (float coordinate : model.apply(text)) {
            vector.add(coordinate);
        }
        return item;
    }

    private ObjectNode error(String message) {
        ObjectNode body = json.createObjectNode();
        body.putObject("error").put("message", message).put("type", "invalid_request_error");
        return body;
    }

    private void answer(HttpExchange exchange, int status, ObjectNode body) throws IOException {
        byte[] bytes = json.writeValueAsString(body).getBytes(UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
    }
}
