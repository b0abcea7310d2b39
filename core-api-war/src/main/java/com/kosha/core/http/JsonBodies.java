package com.kosha.core.http;

import com.fasterxml.jackson.jakarta.rs.json.JacksonJsonProvider;
import com.kosha.contract.KoshaException;
import com.kosha.json.Json;
import jakarta.enterprise.context.Dependent;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.Provider;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/** Reads and writes every body with the one mapper, and with nothing else. */
@Dependent
@Provider
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class JsonBodies extends JacksonJsonProvider {
    private static final int LARGEST = 16 * 1024;

    public JsonBodies() {
        super(Json.mapper());
    }

    @Override
    public Object readFrom(
            Class<Object> type,
            Type genericType,
            Annotation[] annotations,
            MediaType mediaType,
            MultivaluedMap<String, String> headers,
            InputStream body)
            throws IOException {
        byte[] bytes = body.readNBytes(LARGEST + 1);
        if (bytes.length > LARGEST) {
            throw KoshaException.invalidArgument("body", "must not exceed " + LARGEST + " bytes");
        }
        InputStream bounded = new ByteArrayInputStream(bytes);
        @Nullable Object read = super.readFrom(type, genericType, annotations, mediaType, headers, bounded);
        if (read == null) {
            throw KoshaException.invalidArgument("body", "must be a JSON object");
        }
        return read;
    }
}
