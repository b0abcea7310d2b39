package com.kosha.json.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.kosha.contract.CustomerSearch;
import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
import com.kosha.contract.StatusChange;
import com.kosha.contract.TransactionStatus;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedHashMap;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class JsonBodiesTest {
    private static final Annotation[] NONE = {};
    private static final MediaType JSON = new MediaType("application", "json");

    private final JsonBodies bodies = new JsonBodies() {};

    @SuppressWarnings("unchecked") // as JAX-RS calls it
    private Object read(String body) throws IOException {
        Class<Object> type = (Class<Object>) (Class<?>) CustomerSearch.class;
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        return bodies.readFrom(type, type, NONE, JSON, new MultivaluedHashMap<>(), new ByteArrayInputStream(bytes));
    }

    private String written(Object answer) throws IOException {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        bodies.writeTo(answer, Object.class, Object.class, NONE, JSON, new MultivaluedHashMap<>(), body);
        return body.toString(StandardCharsets.UTF_8);
    }

    private static ErrorCode refusal(ThrowingCallable call) {
        return catchThrowableOfType(KoshaException.class, call).code();
    }

    @Test
    void a_moment_keeps_its_microseconds() throws IOException {
        Instant at = Instant.parse("2026-11-30T10:11:12.000001Z");

        assertThat(written(new StatusChange(TransactionStatus.ON_HOLD, at, null)))
                .isEqualTo("{\"status\":\"on_hold\",\"at\":\"2026-11-30T10:11:12.000001Z\"}");
    }

    @Test
    void a_body_is_read_whole_and_bounded() throws IOException {
        String fits = "{\"limit\":7" + " ".repeat(16 * 1024 - 11) + "}";

        assertThat(read(fits)).isEqualTo(new CustomerSearch(null, null, null, 7, null));
        assertThat(refusal(() -> read(fits + " "))).isEqualTo(ErrorCode.INVALID_ARGUMENT);
    }

    @Test
    void nothing_is_not_a_body() {
        assertThat(refusal(() -> read("null"))).isEqualTo(ErrorCode.INVALID_ARGUMENT);
    }

    @Test
    void what_cannot_be_written_is_our_own_fault() {
        Map<String, Object> endless = new HashMap<>();
        endless.put("self", endless);

        assertThat(refusal(() -> written(endless))).isEqualTo(ErrorCode.INTERNAL);
    }
}
