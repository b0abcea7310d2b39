package com.kosha.devstack;

import com.sun.net.httpserver.HttpServer;
import dev.langchain4j.model.embedding.onnx.allminilml6v2q.AllMiniLmL6V2QuantizedEmbeddingModel;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.Executors;

/** Stands in for OpenAI's embeddings: the same request and answer, from a small model in this process. */
public final class Embeddings {
    private static final int THREADS = 4;
    private static final int BACKLOG = 64;

    private Embeddings() {}

    /**
     * Serves {@code POST /v1/embeddings} until the process ends.
     *
     * @param arguments the port to listen on
     */
    public static void main(String[] arguments) throws IOException {
        int port = Integer.parseInt(arguments[0]);
        var model = new AllMiniLmL6V2QuantizedEmbeddingModel(Runnable::run);
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), BACKLOG);
        server.createContext(
                "/v1/embeddings",
                new EmbeddingsHandler(text -> model.embed(text).content().vector()));
        server.setExecutor(Executors.newFixedThreadPool(THREADS));
        server.start();
    }
}
