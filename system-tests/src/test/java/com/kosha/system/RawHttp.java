package com.kosha.system;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A request as no library would send it: word by word, over a connection of its own. */
final class RawHttp implements Closeable {
    private static final int LONGEST_MS = 30_000;

    private final Socket socket;

    /**
     * Sends the first line and the headers; the body, if any, is the caller's to send.
     *
     * @param request method and target
     */
    RawHttp(String server, String request, String... headers) {
        URI url = URI.create(server);
        StringBuilder head = new StringBuilder(request + " HTTP/1.1\r\nHost: localhost:" + url.getPort() + "\r\n");
        for (String header : headers) {
            head.append(header).append("\r\n");
        }
        try {
            socket = new Socket(url.getHost(), url.getPort());
            socket.setSoTimeout(LONGEST_MS);
            send(head + "\r\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All of a request without a body, and of its answer. */
    static String ask(String server, String request, String... headers) {
        String[] last = Arrays.copyOf(headers, headers.length + 1);
        last[headers.length] = "Connection: close";
        try (RawHttp http = new RawHttp(server, request, last)) {
            return http.answer();
        }
    }

    void send(String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
        socket.getOutputStream().flush();
    }

    /** Whether an answer has begun to come. */
    boolean answers() throws IOException {
        return socket.getInputStream().available() > 0;
    }

    /** What comes until the other end closes. */
    String answer() {
        try (InputStream in = socket.getInputStream()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
