package com.kosha.gateway.tools;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.gateway.consent.Order;
import com.kosha.gateway.policy.Effect;
import com.kosha.gateway.schema.About;
import com.kosha.gateway.schema.Arguments;
import com.kosha.gateway.schema.Schemas;
import java.lang.reflect.ParameterizedType;
import java.util.Arrays;

/**
 * A tool with what was derived from it once at start.
 *
 * @param about what it does, in words for a model
 */
public record RegisteredTool<I extends Record, O extends Record>(
        Tool<I, O> tool, String about, Arguments<I> arguments, ObjectNode outputSchema) {

    /** Derives the schemas; a tool without {@link About} cannot be registered. */
    static <I extends Record, O extends Record> RegisteredTool<I, O> of(Tool<I, O> tool, Class<?> declared) {
        About about = declared.getAnnotation(About.class);
        if (about == null) {
            throw new IllegalStateException("a tool says what it does: " + declared.getName());
        }
        Class<I> input = record(declared, 0);
        checkEffect(tool, input, declared);
        return new RegisteredTool<>(tool, about.value(), new Arguments<>(input), Schemas.of(record(declared, 1)));
    }

    /** What changes something asks before, and can be sent twice; what only reads needs neither. */
    private static void checkEffect(Tool<?, ?> tool, Class<?> input, Class<?> declared) {
        boolean changes = tool.policy().effect() == Effect.WRITES;
        if (tool instanceof WriteTool != changes || Order.class.isAssignableFrom(input) != changes) {
            throw new IllegalStateException("a tool is what its policy says: " + declared.getName());
        }
    }

    /** The record that the class names as the interface's first or second type. */
    @SuppressWarnings("unchecked") // the interface admits records only, and of() was given the same two
    private static <R extends Record> Class<R> record(Class<?> declared, int place) {
        return Arrays.stream(declared.getGenericInterfaces())
                .filter(ParameterizedType.class::isInstance)
                .map(ParameterizedType.class::cast)
                .filter(type -> Tool.class.isAssignableFrom((Class<?>) type.getRawType()))
                .map(type -> (Class<R>) type.getActualTypeArguments()[place])
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("a tool names its records: " + declared.getName()));
    }
}
