package com.kosha.gateway.schema;

import static java.lang.annotation.ElementType.FIELD;
import static java.lang.annotation.ElementType.TYPE;
import static java.lang.annotation.RetentionPolicy.RUNTIME;

import java.lang.annotation.Retention;
import java.lang.annotation.Target;

/** What a tool or an argument is, in words for a model. */
@Retention(RUNTIME)
@Target({TYPE, FIELD})
public @interface About {
    String value();
}
