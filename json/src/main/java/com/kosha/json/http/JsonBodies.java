package com.kosha.json.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.kosha.contract.KoshaException;
import com.kosha.json.Json;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes bodies with the one mapper. A server that wants all of its bodies read so declares a provider of its
 * own that extends this, and keeps Jackson's off the class path: JAX-RS would find it there by itself, with a lenient
 * mapper, and prefer it now and then.
 */
public abstract class JsonBodies implements MessageBodyReader<Object>, MessageBodyWriter<Object> {
    private static final int LARGEST = 16 * 1024;

    @Override
    public boolean isReadable(Class<?> type, Type generic, Annotation[] annotations, MediaType mediaType) {
        return true;
    }

    @Override
    public boolean isWriteable(Class<?> type, Type generic, Annotation[] annotations, MediaType mediaType) {
        return true;
    }

    /**
     * Reads a request.
     *
     * @throws JsonProcessingException when it is not what is asked for; its message repeats what was sent
     * @throws KoshaException {@code invalid_argument} of {@code body} when it is too large, or there is none
     */
    @Override
    public Object readFrom(
            Class<Object> type,
            Type generic,
            Annotation[] annotations,
            MediaType mediaType,
            MultivaluedMap<String, String> headers,
            InputStream body)
            throws IOException {
        byte[] bytes = body.readNBytes(LARGEST + 1);
        if (bytes.length > LARGEST) {
            throw KoshaException.invalidArgument("body", "must not exceed " + LARGEST + " bytes");
        }
        @Nullable Object read = Json.mapper().readerFor(type).readValue(bytes);
        if (read == null) {
            throw KoshaException.invalidArgument("body", "must be a JSON object");
        }
        return read;
    }

    @Override
    public void writeTo(
            Object answer,
            Class<?> type,
            Type generic,
            Annotation[] annotations,
            MediaType mediaType,
            MultivaluedMap<String, Object> headers,
            OutputStream body)
            throws IOException {
        body.write(whole(answer));
    }

    /** Before its first byte leaves: what cannot be written must still become a problem, and it is our own fault. */
    private static byte[] whole(Object answer) {
        try {
            return Json.mapper().writeValueAsBytes(answer);
        } catch (JsonProcessingException unwritable) {
            throw KoshaException.internal(unwritable);
        }
    }
}
