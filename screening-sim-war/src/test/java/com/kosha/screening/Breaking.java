package com.kosha.screening;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

/** A resource that fails with words that nobody outside may read. */
@Path("/breaking")
public class Breaking {
    static final String SECRET = "the password is swordfish";

    @GET
    public String fail() {
        throw new IllegalStateException(SECRET);
    }
}
