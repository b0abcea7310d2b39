package com.kosha.contract;

import org.jspecify.annotations.Nullable;

/**
 * Which customers to find: exactly one of the first three is given. Sent in a body, since a URL ends up in logs.
 *
 * @param name a part of the name, at least three letters; typing errors are forgiven
 * @param limit rows a page, 1 to 100
 * @param after where the page before ended
 */
public record CustomerSearch(
        @Nullable String name,
        @Nullable String cif,
        @Nullable String mobileLast4,
        int limit,
        @Nullable String after) {}
