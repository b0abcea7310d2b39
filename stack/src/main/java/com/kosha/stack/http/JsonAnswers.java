package com.kosha.stack.http;

import com.kosha.json.Json;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/** Reads answers with the one mapper. Registered with a client by hand, so that no server finds it. */
@Consumes(MediaType.APPLICATION_JSON)
final class JsonAnswers implements MessageBodyReader<Object> {

    @Override
    public boolean isReadable(Class<?> type, Type generic, Annotation[] annotations, MediaType mediaType) {
        return true;
    }

    @Override
    public Object readFrom(
            Class<Object> type,
            Type generic,
            Annotation[] annotations,
            MediaType mediaType,
            MultivaluedMap<String, String> headers,
            InputStream body)
            throws IOException {
        @Nullable
        Object read =
                Json.mapper().readerFor(Json.mapper().constructType(generic)).readValue(body);
        if (read == null) {
            throw new IOException("an answer without a result");
        }
        return read;
    }
}
