package com.kosha.core.http;

import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.jspecify.annotations.Nullable;

/** Makes the published document say what goes over the wire: names as JSON has them, and that any call may fail. */
public class WireDocument implements OASFilter {
    /** The name of the answer that every operation may give. */
    public static final String PROBLEM = "problem";

    private static final PropertyNamingStrategies.SnakeCaseStrategy NAMES =
            PropertyNamingStrategies.SnakeCaseStrategy.INSTANCE;

    @Override
    public Schema filterSchema(Schema schema) {
        @Nullable Map<String, Schema> properties = schema.getProperties();
        if (properties != null) {
            Map<String, Schema> named = new LinkedHashMap<>();
            properties.forEach((name, property) -> named.put(NAMES.translate(name), property));
            schema.setProperties(named);
        }
        @Nullable List<Object> constants = schema.getEnumeration();
        if (constants != null) {
            schema.setEnumeration(constants.stream()
                    .<Object>map(constant -> constant.toString().toLowerCase(Locale.ROOT))
                    .toList());
        }
        schema.setExamples(null);
        return schema;
    }

    @Override
    public Operation filterOperation(Operation operation) {
        operation
                .getResponses()
                .addAPIResponse("default", OASFactory.createAPIResponse().ref(PROBLEM));
        return operation;
    }
}
