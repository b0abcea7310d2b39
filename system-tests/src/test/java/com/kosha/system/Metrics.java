package com.kosha.system;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;

/** What a server counts. */
final class Metrics {
    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private Metrics() {}

    /** The sum of that metric's series that carry the label; none is 0. */
    static double sum(String server, String metric, String label) {
        return text(server)
                .lines()
                .filter(line -> line.startsWith(metric + "{") && line.contains(label))
                .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
                .sum();
    }

    /** All that it publishes. */
    static String text(String server) {
        try {
            HttpRequest request =
                    HttpRequest.newBuilder(URI.create(server + "/metrics")).build();
            return CLIENT.send(request, BodyHandlers.ofString()).body();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
