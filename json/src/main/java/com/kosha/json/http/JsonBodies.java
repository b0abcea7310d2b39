package com.kosha.core.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.kosha.contract.KoshaException;
import com.kosha.json.Json;
import jakarta.enterprise.context.Dependent;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.Provider;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes every body with the one mapper. Jackson's own provider is not on the class path: JAX-RS would find
 * it there by itself, with a lenient mapper, and prefer it now and then.
 */
@Dependent
@Provider
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class JsonBodies implements MessageBodyReader<Object>, MessageBodyWriter<Object> {
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
