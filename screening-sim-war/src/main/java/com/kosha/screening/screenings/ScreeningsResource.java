package com.kosha.screening.screenings;

import com.kosha.contract.Headers;
import com.kosha.contract.ScreeningAnswer;
import com.kosha.contract.ScreeningQuestion;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.jspecify.annotations.Nullable;

/** The vendor's interface: a name in a body, since an address ends up in logs. */
@Dependent
@Path("/v1/screenings")
@Produces(MediaType.APPLICATION_JSON)
public class ScreeningsResource {
    @Inject
    Screenings screenings;

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    public ScreeningAnswer screen(
            @HeaderParam(Headers.IDEMPOTENCY_KEY) @Nullable String key, ScreeningQuestion question) {
        return screenings.answer(key, question);
    }
}
