package com.kosha.system;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.json.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;

/** Whoever hears of the bank's events: takes them off the queue and remembers all of them, in their order. */
final class EventQueue {
    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final String address = Stack.env("KOSHA_SQS_URL");
    private final String queue = address + "/000000000000/kosha-events.fifo";
    private final List<JsonNode> heard = new ArrayList<>();

    /** Takes what there is, until there is nothing; all that was ever taken, as the relay wrote it. */
    List<JsonNode> heard() {
        while (take()) {
            // there may be more
        }
        return List.copyOf(heard);
    }

    private boolean take() {
        ObjectNode receive = Json.mapper().createObjectNode();
        receive.put("QueueUrl", queue).put("MaxNumberOfMessages", 10).put("WaitTimeSeconds", 1);
        JsonNode messages = ask("ReceiveMessage", receive).path("Messages");
        ArrayNode done = Json.mapper().createArrayNode();
        messages.forEach(message -> {
            heard.add(Mcp.json(message.path("Body").asText()));
            done.addObject()
                    .put("Id", Integer.toString(done.size()))
                    .put("ReceiptHandle", message.path("ReceiptHandle").asText());
        });
        if (!done.isEmpty()) {
            ObjectNode delete = Json.mapper().createObjectNode().put("QueueUrl", queue);
            delete.set("Entries", done);
            ask("DeleteMessageBatch", delete);
        }
        return !done.isEmpty();
    }

    private JsonNode ask(String action, ObjectNode what) {
        try {
            HttpResponse<String> answer = CLIENT.send(
                    HttpRequest.newBuilder(URI.create(address + "/"))
                            .header("X-Amz-Target", "AmazonSQS." + action)
                            .header("Content-Type", "application/x-amz-json-1.0")
                            .POST(BodyPublishers.ofString(what.toString()))
                            .build(),
                    BodyHandlers.ofString());
            if (answer.statusCode() != 200) {
                throw new AssertionError(action + ": " + answer.statusCode() + " " + answer.body());
            }
            return Mcp.json(answer.body());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
