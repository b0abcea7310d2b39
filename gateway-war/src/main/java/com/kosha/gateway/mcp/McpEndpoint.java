package com.kosha.gateway.mcp;

import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.errors.Errors;
import com.kosha.gateway.trace.Trace;
import com.kosha.resilience.Time;
import com.kosha.stack.trace.TracedLog;
import io.modelcontextprotocol.server.transport.HeaderAccessor;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotAllowedException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.Suspended;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.InputStream;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The one address that MCP clients talk to, for both eras of the protocol. */
@Path("/mcp")
@ApplicationScoped
public class McpEndpoint {
    private static final Logger LOG = Logger.getLogger(McpEndpoint.class.getName());
    private static final Set<String> MAY_TAKE_TIME = Set.of("tools/call", "resources/read");
    private static final String DEADLINE_HINT = "kosha/deadline";
    private static final String ANSWER = "answer to a question";
    private static final String TRACEPARENT = "traceparent";

    @Inject
    OriginGuard origins;

    @Inject
    ModernEra modern;

    @Inject
    LegacyEra legacy;

    @Inject
    Sessions sessions;

    @Inject
    Dialogs dialogs;

    @Inject
    ToolRun tools;

    @Inject
    Exchanges exchanges;

    @Inject
    Time time;

    /** One message a request: a notification is accepted, a request is answered. */
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces({MediaType.APPLICATION_JSON, MediaType.SERVER_SENT_EVENTS})
    public void post(
            InputStream body,
            @Context HttpHeaders httpHeaders,
            @Context HttpServletRequest request,
            @Suspended AsyncResponse response) {
        CallContext call = callOf(request);
        try {
            HeaderAccessor headers = new RequestHeaders(httpHeaders.getRequestHeaders());
            call.principal();
            origins.check(headers);
            Incoming incoming = MessageReader.read(body, time);
            if (incoming instanceof ClientAnswer answer) {
                call.operation(ANSWER);
                dialogs.hear(headers, answer, call);
                response.resume(Http.response(Reply.accepted()));
            } else if (incoming instanceof Message message) {
                take(message, headers, call, Http.takesStreams(httpHeaders), response);
            }
        } catch (Refusal refusal) {
            response.resume(Http.response(refusal.reply(call.trace().traceId())));
        }
    }

    private void take(
            Message message, HeaderAccessor headers, CallContext call, boolean streams, AsyncResponse response) {
        heed(message, headers, call);
        TracedLog.begin(call.trace().traceId());
        Optional<Session> session = dialogs.of(headers, message, call);
        if (message.isNotification()) {
            session.ifPresent(own -> Dialogs.note(own, message));
            response.resume(Http.response(Reply.accepted()));
        } else if (mayTakeItsTime(message)) {
            exchanges.start(
                    call,
                    response,
                    streams,
                    exchange -> dialogs.during(
                            session, message, exchange, streams, dialog -> answer(headers, message, call, dialog)));
        } else {
            Dialog dialog =
                    session.map(own -> Dialog.silent(own.capabilities())).orElse(Dialog.NONE);
            response.resume(Http.response(answer(headers, message, call, dialog)));
        }
    }

    /** Nothing is pushed to clients but in answer to a call of theirs, so there is no stream to listen to. */
    @GET
    public Response listen() {
        throw new NotAllowedException("POST");
    }

    /** Ends the session that the request names. */
    @DELETE
    public Response end(@Context HttpHeaders httpHeaders, @Context HttpServletRequest request) {
        CallContext call = callOf(request);
        try {
            HeaderAccessor headers = new RequestHeaders(httpHeaders.getRequestHeaders());
            origins.check(headers);
            sessions.end(sessions.named(headers, call.principal()).orElseThrow(() -> new NotAllowedException("POST")));
            return Response.noContent().build();
        } catch (Refusal refusal) {
            return Http.response(refusal.reply(call.trace().traceId()));
        }
    }

    private static CallContext callOf(HttpServletRequest request) {
        return (CallContext) Objects.requireNonNull(
                request.getAttribute(CallContext.PROPERTY), "the first filter leaves the call with the request");
    }

    /** What a message says to the stages: what it asks for, and what stands in for a header that is missing. */
    void heed(Message message, HeaderAccessor headers, CallContext call) {
        call.operation(Methods.forTheRecord(message.method()));
        call.metaDeadlineHint(message.meta(DEADLINE_HINT));
        if (headers.getHeader(TRACEPARENT).isEmpty()) {
            Trace.parse(message.meta(TRACEPARENT)).ifPresent(call::continues);
        }
        if (!message.isNotification()) { // which runs nothing, so that no stage around a tool would record it
            tools.choose(message, call);
        }
    }

    /** Everything else is answered from what the gateway itself knows. */
    private static boolean mayTakeItsTime(Message message) {
        return MAY_TAKE_TIME.contains(message.method());
    }

    Reply answer(HeaderAccessor headers, Message message, CallContext call, Dialog dialog) {
        try {
            Reply reply = ModernEra.speaks(headers, message)
                    ? modern.answer(headers, message, call)
                    : legacy.answer(headers, message, call, dialog);
            if (reply.isError()) {
                call.malformed();
            }
            return reply;
        } catch (Refusal refusal) {
            return refusal.reply(call.trace().traceId());
        } catch (RuntimeException unforeseen) {
            String traceId = call.trace().traceId();
            LOG.log(Level.SEVERE, unforeseen, () -> "Unexpected failure in trace " + traceId);
            return Reply.failure(message.id(), Errors.classify(unforeseen), traceId);
        }
    }
}
