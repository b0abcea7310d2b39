package com.kosha.gateway.tools;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.gateway.schema.About;
import com.kosha.gateway.schema.Arguments;
import com.kosha.gateway.schema.Schemas;

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
        return new RegisteredTool<>(tool, about.value(), new Arguments<>(tool.input()), Schemas.of(tool.output()));
    }
}
