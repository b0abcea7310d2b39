package com.kosha.gateway.mcp;

import com.kosha.gateway.call.CallContext;
import io.modelcontextprotocol.server.transport.HeaderAccessor;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.Function;

/** What the requests of the older era have to do with each other, where their client has a session. */
@ApplicationScoped
public class Dialogs {
    /** People who think at the same time; each holds two of the server's threads meanwhile. */
    static final int MOST = 16;

    private static final String CANCELLED = "notifications/cancelled";

    @Inject
    Sessions sessions;

    private final Semaphore places = new Semaphore(MOST);

    /** The session of a message; the stateless era has none, whatever its headers say. */
    Optional<Session> of(HeaderAccessor headers, Message message, CallContext call) {
        return ModernEra.speaks(headers, message) ? Optional.empty() : sessions.named(headers, call.principal());
    }

    /**
     * Takes an answer to where it is waited for.
     *
     * @throws Refusal when it comes without the session in which something was asked
     */
    void hear(HeaderAccessor headers, ClientAnswer answer, CallContext call) {
        sessions.named(headers, call.principal())
                .orElseThrow(() -> Refusal.of(
                        null, Codes.INVALID_REQUEST, "Without a session nothing was asked, so nothing is answered."))
                .hear(answer);
    }

    /** Takes note. A cancellation counts in its session only: what it names might be somebody else's elsewhere. */
    static void note(Session session, Message notification) {
        if (notification.method().equals(CANCELLED)) {
            session.callOff(notification.id("requestId"));
        }
    }

    /** Answers within the session, if there is one: the work may ask, if the client takes a stream, and be called off. */
    Reply during(
            Optional<Session> session,
            Message message,
            Exchange exchange,
            boolean streams,
            Function<Dialog, Reply> work) {
        if (session.isEmpty() || message.id() == null) {
            return work.apply(Dialog.NONE);
        }
        Session own = session.get();
        Dialog dialog = streams ? new SessionDialog(own, exchange, places, SessionDialog.PATIENCE) : Dialog.NONE;
        return own.during(message.id(), exchange, () -> work.apply(dialog));
    }
}
