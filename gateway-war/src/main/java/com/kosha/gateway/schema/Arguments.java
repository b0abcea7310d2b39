package com.kosha.gateway.schema;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.contract.KoshaException;
import com.kosha.gateway.policy.Masking;
import com.kosha.json.Json;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The arguments of one tool: validated against the very schema that is published, then read into its record, whose
 * constructor checks what a schema cannot say.
 */
public final class Arguments<I extends Record> {
    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    /** A name that nobody gave an argument may be anything, and comes back in the answer. */
    private static final int LONGEST_NAME = 64;

    private final Class<I> type;
    private final ObjectNode published;
    private final Schema validator;

    public Arguments(Class<I> type) {
        this.type = type;
        this.published = Schemas.of(type);
        this.validator = REGISTRY.getSchema(published);
    }

    /** The schema, to be published. */
    public ObjectNode schema() {
        return published.deepCopy();
    }

    /**
     * Reads the arguments.
     *
     * @throws KoshaException invalid_argument, naming the field and the rule it broke but never the value
     */
    public I read(JsonNode arguments) {
        JsonNode plain = WholeNumbers.plain(arguments);
        List<Error> errors = validator.validate(plain);
        if (!errors.isEmpty()) {
            throw refusal(
                    errors.stream().min(Comparator.comparing(Arguments::path)).orElseThrow());
        }
        try {
            return Json.mapper().treeToValue(plain, type);
        } catch (JsonMappingException e) {
            if (e.getCause() instanceof KoshaException refused) {
                throw refused;
            }
            throw KoshaException.invalidArgument(Masking.words(field(e), LONGEST_NAME), "is not of the right form");
        } catch (JacksonException e) {
            throw KoshaException.invalidArgument("arguments", "cannot be read");
        }
    }

    private static KoshaException refusal(Error error) {
        return KoshaException.invalidArgument(Masking.words(path(error), LONGEST_NAME), Rules.inWords(error));
    }

    /** The field that broke the rule: of a missing or unknown one its own name, not its parent's. */
    private static String path(Error error) {
        String parent = JsonPointer.compile(error.getInstanceLocation().toString())
                .toString()
                .replace('/', '.');
        String own = error.getProperty() == null ? "" : "." + error.getProperty();
        String whole = parent + own;
        return whole.isEmpty() ? "arguments" : whole.substring(1);
    }

    private static String field(JsonMappingException e) {
        Map<Boolean, List<JsonMappingException.Reference>> named =
                e.getPath().stream().collect(Collectors.partitioningBy(step -> step.getFieldName() != null));
        List<JsonMappingException.Reference> names = named.getOrDefault(true, List.of());
        return names.isEmpty()
                ? "arguments"
                : names.stream()
                        .map(JsonMappingException.Reference::getFieldName)
                        .collect(Collectors.joining("."));
    }
}
