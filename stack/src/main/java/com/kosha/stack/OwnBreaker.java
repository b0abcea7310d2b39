package com.kosha.stack;

import static java.lang.annotation.ElementType.METHOD;
import static java.lang.annotation.ElementType.TYPE;
import static java.lang.annotation.RetentionPolicy.RUNTIME;

import jakarta.interceptor.InterceptorBinding;
import java.lang.annotation.Retention;
import java.lang.annotation.Target;

/**
 * The {@code @CircuitBreaker} beside it is the declaration of our own breaker; the platform's is switched off in
 * microprofile-config.properties (ADR 0001).
 */
@InterceptorBinding
@Retention(RUNTIME)
@Target({METHOD, TYPE})
public @interface OwnBreaker {}
