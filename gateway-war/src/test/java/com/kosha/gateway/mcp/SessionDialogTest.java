package com.kosha.gateway.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.contract.KoshaException;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.policy.Role;
import com.kosha.json.Json;
import jakarta.ws.rs.core.StreamingOutput;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Asking a client of the older era in the middle of its call. */
@Timeout(20)
class SessionDialogTest {
    private static final Duration LONG = Duration.ofSeconds(15);
    private static final Duration SHORT = Duration.ofMillis(1);
    private static final ObjectNode NOTHING = Json.mapper().createObjectNode();

    private final CallContext call = new McpSystem().callOf(Role.SUPPORT_AGENT);
    private final Session session =
            new Session(call.principal(), Json.mapper().createObjectNode().set("elicitation", NOTHING), 0);
    private final Client client = new Client();
    private final Semaphore places = new Semaphore(1);
    private final Exchange exchange = new Exchange(call, client, work -> new Thread(work).start());

    @Test
    void the_question_goes_out_on_the_calls_own_stream_and_the_answer_goes_on_with_it() {
        client.answers = "{\"action\":\"accept\"}";

        exchange.work(() -> Reply.result(7, dialog(LONG).ask("elicitation/create", NOTHING)));

        assertThat(client.ended.join()).containsSubsequence("elicitation/create", "\"result\":{\"action\":\"accept\"}");
        assertThat(places.availablePermits()).isEqualTo(1);
    }

    @Test
    void a_question_that_nobody_answers_is_withdrawn_and_counts_as_dismissed() {
        exchange.work(() -> Reply.result(7, dialog(SHORT).ask("elicitation/create", NOTHING)));

        assertThat(client.ended.join())
                .containsSubsequence("elicitation/create", "notifications/cancelled", "\"action\":\"cancel\"");
    }

    @Test
    void an_answer_that_comes_too_late_or_to_no_question_is_dropped() {
        session.hear(new ClientAnswer("ask-1", NOTHING));

        exchange.work(() -> Reply.result(7, dialog(SHORT).ask("elicitation/create", NOTHING)));
        session.hear(new ClientAnswer("ask-1", NOTHING));

        assertThat(client.ended.join()).contains("\"action\":\"cancel\"");
    }

    @Test
    void a_call_that_its_client_calls_off_meanwhile_is_cancelled_and_its_question_dismissed() {
        client.callsOff = true;

        exchange.work(() ->
                session.during(7, exchange, () -> Reply.result(7, dialog(LONG).ask("elicitation/create", NOTHING))));

        assertThat(call.cancelled()).isTrue();
        assertThat(client.ended.join()).contains("\"action\":\"cancel\"");
    }

    @Test
    void when_too_many_are_thinking_nobody_else_is_asked() {
        places.acquireUninterruptibly();

        assertThatThrownBy(() -> dialog(LONG).ask("elicitation/create", NOTHING))
                .isInstanceOfSatisfying(
                        KoshaException.class,
                        refused -> assertThat(refused.code().wire()).isEqualTo("overloaded"));
    }

    @Test
    void one_session_has_few_questions_open_and_each_that_is_over_makes_room() {
        for (int i = 0; i < Session.MOST_OPEN * 2; i++) {
            session.forget(session.expect());
        }
        for (int i = 0; i < Session.MOST_OPEN; i++) {
            session.expect();
        }

        assertThatThrownBy(() -> dialog(LONG).ask("elicitation/create", NOTHING))
                .isInstanceOfSatisfying(
                        KoshaException.class,
                        refused -> assertThat(refused.code().wire()).isEqualTo("overloaded"));
        assertThat(places.availablePermits()).isEqualTo(1);
    }

    @Test
    void nobody_can_have_all_places_of_a_gateway() {
        assertThat(Session.MOST_OPEN * Sessions.MOST_OF_ONE).isLessThan(Dialogs.MOST);
    }

    @Test
    void a_request_that_has_ended_cannot_be_called_off() {
        session.during(7, exchange, () -> Reply.result(7, NOTHING));

        session.callOff(7);

        assertThat(call.cancelled()).isFalse();
    }

    private Dialog dialog(Duration patience) {
        return new SessionDialog(session, exchange, places, patience);
    }

    /** A client that answers what it is asked as soon as it reads it. */
    private final class Client implements Outlet {
        private final CompletableFuture<String> ended = new CompletableFuture<>();
        private String answers = "";
        private boolean callsOff;

        @Override
        public void stream(StreamingOutput events) {
            StringBuilder read = new StringBuilder();
            try {
                events.write(new OutputStream() {
                    @Override
                    public void write(int one) {
                        throw new AssertionError("events are written whole");
                    }

                    @Override
                    public void write(byte[] some) {
                        read.append(new String(some, StandardCharsets.UTF_8));
                        if (new String(some, StandardCharsets.UTF_8).contains("elicitation/create")) {
                            react();
                        }
                    }
                });
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            ended.complete(read.toString());
        }

        private void react() {
            if (!answers.isEmpty()) {
                session.hear(new ClientAnswer("ask-1", (ObjectNode) McpSystem.json(answers)));
            }
            if (callsOff) {
                session.callOff(7);
            }
        }

        @Override
        public void json(Reply reply) {
            throw new AssertionError("there is a stream");
        }

        @Override
        public void broken(Throwable failure) {
            ended.completeExceptionally(failure);
        }
    }
}
