package com.kosha.gateway.schema;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.victools.jsonschema.generator.CustomDefinition;
import com.github.victools.jsonschema.generator.Option;
import com.github.victools.jsonschema.generator.OptionPreset;
import com.github.victools.jsonschema.generator.SchemaGenerator;
import com.github.victools.jsonschema.generator.SchemaGeneratorConfigBuilder;
import com.github.victools.jsonschema.generator.SchemaVersion;
import com.github.victools.jsonschema.module.jakarta.validation.JakartaValidationModule;
import com.github.victools.jsonschema.module.jakarta.validation.JakartaValidationOption;
import com.kosha.json.Json;
import java.lang.reflect.AnnotatedElement;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * JSON Schema (2020-12) of a record, derived once at start. Every reference is inlined and the root is an object, as
 * the model APIs want it; unknown properties are forbidden; a component is required unless it is {@code @Nullable}.
 */
public final class Schemas {
    private static final SnakeCaseStrategy SNAKE_CASE = new SnakeCaseStrategy();
    private static final SchemaGenerator GENERATOR = generator();

    private Schemas() {}

    /** The schema of that record. */
    public static ObjectNode of(Class<? extends Record> type) {
        return WholeNumbers.plain(GENERATOR.generateSchema(type)); // it writes the bound 100 as 1E+2
    }

    private static SchemaGenerator generator() {
        SchemaGeneratorConfigBuilder config = new SchemaGeneratorConfigBuilder(
                        Json.mapper(), SchemaVersion.DRAFT_2020_12, OptionPreset.PLAIN_JSON)
                .with(
                        Option.EXTRA_OPEN_API_FORMAT_VALUES,
                        Option.FORBIDDEN_ADDITIONAL_PROPERTIES_BY_DEFAULT,
                        Option.INLINE_ALL_SCHEMAS)
                .without(Option.SCHEMA_VERSION_INDICATOR)
                .with(new JakartaValidationModule(JakartaValidationOption.INCLUDE_PATTERN_EXPRESSIONS));
        config.forFields()
                .withPropertyNameOverrideResolver(field -> SNAKE_CASE.translate(field.getDeclaredName()))
                .withRequiredCheck(
                        field -> !field.getRawMember().getAnnotatedType().isAnnotationPresent(Nullable.class))
                .withNullableCheck(field -> false) // what is absent is left out, never null
                .withDescriptionResolver(field -> about(field.getRawMember()));
        config.forTypesInGeneral()
                .withDescriptionResolver(scope -> about(scope.getType().getErasedType()))
                .withCustomDefinitionProvider(
                        (type, context) -> type.getErasedType().isEnum() ? constants(type.getErasedType()) : null);
        return new SchemaGenerator(config.build());
    }

    private static @Nullable String about(AnnotatedElement element) {
        About about = element.getAnnotation(About.class);
        return about == null ? null : about.value();
    }

    private static CustomDefinition constants(Class<?> type) {
        ObjectNode schema = Json.mapper().createObjectNode().put("type", "string");
        ArrayNode names = schema.putArray("enum");
        for (Object constant : type.getEnumConstants()) {
            names.add(((Enum<?>) constant).name().toLowerCase(Locale.ROOT));
        }
        return new CustomDefinition(schema);
    }
}
