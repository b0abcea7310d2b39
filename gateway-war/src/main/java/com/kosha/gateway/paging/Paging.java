package com.kosha.gateway.paging;

import com.kosha.gateway.call.CallContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.jspecify.annotations.Nullable;

/** Turns the caller's cursors into core-api's positions, and back. */
@ApplicationScoped
public class Paging {
    @Inject
    Cursors cursors;

    /** Where the page before ended; absent for the first page. */
    public <I extends Record & Paged> @Nullable String after(CallContext call, I input) {
        String cursor = input.cursor();
        return cursor == null
                ? null
                : cursors.open(cursor, digest(call, input), call.principal().subject());
    }

    /** The cursor of the next page; absent on the last one. */
    public <I extends Record & Paged> @Nullable String next(CallContext call, I input, @Nullable String position) {
        return position == null
                ? null
                : cursors.issue(position, digest(call, input), call.principal().subject());
    }

    private static String digest(CallContext call, Record input) {
        return QueryDigest.of(call.tool(), input);
    }
}
