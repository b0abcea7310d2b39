package com.kosha.gateway.errors;

import com.kosha.contract.KoshaException;
import com.kosha.gateway.trace.Trace;
import com.kosha.json.Json;
import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/**
 * What the container answers when it refuses a request before any of our code has seen it: a problem by the taxonomy in
 * place of a page that names the container's classes. Declared in {@code web.xml}.
 */
public class ErrorPage extends HttpServlet {

    @Override
    protected void service(HttpServletRequest request, HttpServletResponse response) throws IOException {
        int status = request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE) instanceof Integer told ? told : 404;
        response.setStatus(status);
        response.setContentType("application/json");
        byte[] body = Json.mapper()
                .writeValueAsBytes(refusal(status).problem(Trace.from(null).traceId()));
        response.getOutputStream().write(body);
    }

    static KoshaException refusal(int status) {
        if (status == 404) {
            return KoshaException.notFound("page");
        }
        return status < 500
                ? KoshaException.invalidArgument("request", "is not one that HTTP admits here")
                : KoshaException.internal(null);
    }
}
