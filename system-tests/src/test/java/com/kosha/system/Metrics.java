package com.kosha.system;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;

/** What the servers count. */
final class Metrics {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private Metrics() {}

    /** The sum of a metric's lines that hold that label, at the servers whose addresses have those names. */
    static double sum(String metric, String label, String... servers) {
        double sum = 0;
        for (String server : servers) {
            sum += text(server)
                    .lines()
                    .filter(line -> line.startsWith(metric + "{") && line.contains(label))
                    .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
                    .sum();
        }
        return sum;
    }

    /** All of one server's, as it publishes them. */
    static String text(String server) {
        try {
            return CLIENT.send(
                            HttpRequest.newBuilder(URI.create(Stack.env(server) + "/metrics"))
                                    .build(),
                            BodyHandlers.ofString())
                    .body();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
