package com.kosha.core.openai;

import static java.lang.annotation.ElementType.FIELD;
import static java.lang.annotation.ElementType.METHOD;
import static java.lang.annotation.ElementType.PARAMETER;
import static java.lang.annotation.RetentionPolicy.RUNTIME;

import jakarta.inject.Qualifier;
import java.lang.annotation.Retention;
import java.lang.annotation.Target;

/** What belongs to the second provider of the same model. */
@Qualifier
@Retention(RUNTIME)
@Target({FIELD, METHOD, PARAMETER})
@interface Backup {}
