package com.kosha.gateway.mcp;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.contract.KoshaException;
import com.kosha.json.Json;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Asks over the stream of the call that runs; the answer comes in by a request of its own, in the same session. */
final class SessionDialog implements Dialog {
    /** How long a person may think. */
    static final Duration PATIENCE = Duration.ofMinutes(2);

    private static final Duration SOON = Duration.ofSeconds(5);

    private final Session session;
    private final Exchange exchange;
    private final Semaphore places;
    private final Duration patience;

    /**
     * A dialog of that call.
     *
     * @param places one for each question that is open in this gateway: whoever waits holds two threads
     */
    SessionDialog(Session session, Exchange exchange, Semaphore places, Duration patience) {
        this.session = session;
        this.exchange = exchange;
        this.places = places;
        this.patience = patience;
    }

    @Override
    public ObjectNode capabilities() {
        return session.capabilities();
    }

    @Override
    public ObjectNode ask(String method, ObjectNode params) {
        Session.Pending question = session.expect();
        try {
            return answer(question, message(method, params).put("id", question.id()));
        } finally {
            session.forget(question);
        }
    }

    private ObjectNode answer(Session.Pending question, ObjectNode words) {
        if (!places.tryAcquire()) {
            throw KoshaException.overloaded(null, SOON);
        }
        try {
            exchange.say(words);
            return question.answer().get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException late) {
            exchange.say(message(
                    "notifications/cancelled", Json.mapper().createObjectNode().put("requestId", question.id())));
            return ClientAnswer.dismissed();
        } catch (InterruptedException gone) {
            Thread.currentThread().interrupt();
            return ClientAnswer.dismissed();
        } catch (ExecutionException never) {
            throw new IllegalStateException("an answer is completed only", never);
        } finally {
            places.release();
        }
    }

    private static ObjectNode message(String method, ObjectNode params) {
        ObjectNode message =
                Json.mapper().createObjectNode().put("jsonrpc", "2.0").put("method", method);
        message.set("params", params);
        return message;
    }
}
