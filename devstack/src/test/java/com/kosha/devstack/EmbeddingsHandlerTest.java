package com.kosha.devstack;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class EmbeddingsHandlerTest {
    private final HttpClient client = HttpClient.newHttpClient();
    private HttpServer server;

    @BeforeEach
    void serve() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/v1/embeddings", new EmbeddingsHandler(text -> new float[] {text.length(), 0.5f}));
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @Test
    void each_text_gets_its_vector_in_the_order_asked() throws Exception {
        var answer = post("{\"model\":\"any\",\"input\":[\"four\",\"longer\"],\"dimensions\":384}");

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body())
                .contains("\"index\":0,\"embedding\":[4.0,0.5]")
                .contains("\"index\":1,\"embedding\":[6.0,0.5]");
    }

    @Test
    void a_single_text_needs_no_list() throws Exception {
        var answer = post("{\"input\":\"four\"}");

        assertThat(answer.body()).contains("\"index\":0,\"embedding\":[4.0,0.5]");
    }

    @Test
    void a_request_that_cannot_be_served_is_refused_as_openai_refuses_it() throws Exception {
        for (String body :
                new String[] {"{", "{}", "{\"input\":[]}", "{\"input\":[1]}", "{\"input\":\"x\",\"dimensions\":1536}"
                }) {
            var answer = post(body);

            assertThat(answer.statusCode()).as(body).isEqualTo(400);
            assertThat(answer.body()).as(body).contains("\"type\":\"invalid_request_error\"");
        }
    }

    private HttpResponse<String> post(String body) throws IOException, InterruptedException {
        URI address = URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/v1/embeddings");
        return client.send(
                HttpRequest.newBuilder(address)
                        .POST(BodyPublishers.ofString(body))
                        .build(),
                BodyHandlers.ofString());
    }
}
