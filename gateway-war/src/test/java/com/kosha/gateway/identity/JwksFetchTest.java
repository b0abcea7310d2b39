package com.kosha.gateway.identity;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import com.kosha.stack.http.Wire;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.KeyUse;
import com.nimbusds.jose.jwk.RSAKey;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class JwksFetchTest {
    private HttpServer issuer;
    private volatile String body = "";
    private volatile int status = 200;

    @BeforeEach
    void open() throws IOException {
        issuer = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        issuer.createContext("/jwks", exchange -> {
            byte[] bytes = body.getBytes(UTF_8);
            exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
        issuer.start();
    }

    @AfterEach
    void close() {
        issuer.stop(0);
    }

    private JwksFetch fetch() {
        return new JwksFetch(
                new Wire(), URI.create("http://127.0.0.1:" + issuer.getAddress().getPort() + "/jwks"));
    }

    @Test
    void only_keys_that_could_sign_a_token_of_ours_are_kept() throws IOException {
        RSAKey encrypts = new RSAKey.Builder(IssuerFixture.rsa("enc"))
                .keyUse(KeyUse.ENCRYPTION)
                .build();
        RSAKey nameless = new RSAKey.Builder(IssuerFixture.rsa("x")).keyID(null).build();
        body = new JWKSet(List.of(IssuerFixture.RSA, IssuerFixture.EC, encrypts, nameless)).toString();

        assertThat(fetch().keys()).containsOnlyKeys("r1", "e1");
    }

    @Test
    void an_answer_that_is_no_key_set_or_has_no_key_for_us_is_a_failed_fetch() {
        for (String odd : List.of("<html>", "{}", "{\"keys\":[]}")) {
            body = odd;
            assertThatIOException().isThrownBy(() -> fetch().keys());
        }
    }

    @Test
    void an_answer_longer_than_fifty_kilobytes_or_not_200_is_a_failed_fetch() {
        body = " ".repeat(51 * 1_024);
        assertThatIOException().isThrownBy(() -> fetch().keys());

        body = new JWKSet(List.of(IssuerFixture.RSA)).toString();
        status = 500;
        assertThatIOException().isThrownBy(() -> fetch().keys());
    }
}
