package com.kosha.system;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;

/**
 * Where servers send their spans, by OTLP over HTTP. It keeps what came as it came: text stands in protobuf as it is, so
 * that whoever looks for a word needs to know nothing of the format.
 */
final class Collector implements AutoCloseable {
    private final HttpServer server;
    private final ByteArrayOutputStream came = new ByteArrayOutputStream();

    Collector() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/v1/traces", this::take);
        server.start();
    }

    private void take(HttpExchange exchange) throws IOException {
        synchronized (came) {
            exchange.getRequestBody().transferTo(came);
        }
        exchange.sendResponseHeaders(200, -1);
        exchange.close();
    }

    String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    /** All of it so far; every byte is a character. */
    String text() {
        synchronized (came) {
            return came.toString(StandardCharsets.ISO_8859_1);
        }
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
