package com.kosha.stack.http;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * The one HTTP client, with its pool of connections. An exchange here is exactly one request on the wire, for every
 * method and every way to fail, is over when its time is up, however the body drips, and ends at once when its thread
 * is interrupted.
 */
public final class Wire {
    private static final Duration CONNECT_CAP = Duration.ofSeconds(1);

    static {
        // The JDK's client sends a GET again when a pooled connection turns out to be dead; only the retry policy may.
        // Read once by the JDK, before its first client is built; the servers' jvm.options say the same.
        absent("jdk.httpclient.redirects.retrylimit", "1");
        absent("jdk.httpclient.disableRetryConnect", "true");
        // Shorter than our servers keep an idle connection, so that we are the ones to close it (seconds)
        absent("jdk.httpclient.keepalive.timeout", "30");
    }

    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .followRedirects(HttpClient.Redirect.NEVER)
            .connectTimeout(CONNECT_CAP)
            .build();

    private static void absent(String property, String value) {
        if (System.getProperty(property) == null) {
            System.setProperty(property, value);
        }
    }

    /**
     * Sends the request and reads the whole answer.
     *
     * @param limit for all of it: connecting, sending, the headers and the last byte of the body
     * @param mostBytes of the body
     * @throws TimeoutException when the time is up; the exchange has been cut
     * @throws InterruptedException when the thread was; the exchange has been cut
     * @throws IOException for every fault of the connection, and {@link BodyTooLong}
     */
    public HttpResponse<byte[]> exchange(HttpRequest request, Duration limit, int mostBytes)
            throws IOException, TimeoutException, InterruptedException {
        CompletableFuture<HttpResponse<byte[]>> answer = client.sendAsync(request, head -> new BoundedBody(mostBytes));
        try {
            return answer.get(limit.toNanos(), TimeUnit.NANOSECONDS);
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof IOException fault ? fault : new IOException(failed.getCause());
        } finally {
            answer.cancel(true); // does nothing to an answer that is complete
        }
    }

    /**
     * Sends the request and waits for nothing; what becomes of it is not looked at.
     *
     * @param request with a timeout of its own
     */
    public void sendOff(HttpRequest request) {
        CompletableFuture<?> unused = client.sendAsync(request, BodyHandlers.discarding());
    }
}
