package com.kosha.core.idempotency;

/**
 * What a deed brought about.
 *
 * @param id by which it is undone
 * @param result what the caller is told, now and whenever it asks again
 */
public record Effect<R extends Record>(String id, R result) {}
