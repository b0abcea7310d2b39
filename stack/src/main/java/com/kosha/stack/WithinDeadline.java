package com.kosha.stack;

import static java.lang.annotation.ElementType.METHOD;
import static java.lang.annotation.ElementType.TYPE;
import static java.lang.annotation.RetentionPolicy.RUNTIME;

import jakarta.interceptor.InterceptorBinding;
import java.lang.annotation.Retention;
import java.lang.annotation.Target;

/** Nothing starts when the request's time is already up. */
@InterceptorBinding
@Retention(RUNTIME)
@Target({METHOD, TYPE})
public @interface WithinDeadline {}
