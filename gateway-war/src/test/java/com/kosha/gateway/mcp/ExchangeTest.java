package com.kosha.gateway.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializable;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.policy.Role;
import com.kosha.json.Json;
import jakarta.ws.rs.core.StreamingOutput;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The clock strikes when the test says so: stream() is what the timer calls. */
@Timeout(20)
class ExchangeTest {
    private static final Reply ANSWER = Reply.result(7, Json.mapper().createObjectNode());

    private final CallContext call = new McpSystem().callOf(Role.SUPPORT_AGENT);
    private final Recorded outlet = new Recorded();
    private final Exchange exchange = new Exchange(call, outlet, work -> new Thread(work).start());

    @Test
    void an_answer_that_is_there_before_the_clock_strikes_is_plain_json() {
        exchange.work(() -> ANSWER);
        exchange.stream();

        assertThat(outlet.heard).containsExactly("json");
    }

    @Test
    void an_answer_is_written_once_in_the_one_form_that_is_sent() {
        AtomicInteger written = new AtomicInteger();
        ObjectNode result = Json.mapper().createObjectNode().putPOJO("text", new JsonSerializable.Base() {
            @Override
            public void serialize(JsonGenerator out, SerializerProvider provider) throws IOException {
                written.incrementAndGet();
                out.writeString("words");
            }

            @Override
            public void serializeWithType(JsonGenerator out, SerializerProvider provider, TypeSerializer type)
                    throws IOException {
                serialize(out, provider);
            }
        });

        exchange.work(() -> Reply.result(7, result));

        assertThat(outlet.heard).containsExactly("json");
        assertThat(written).hasValue(1);
    }

    @Test
    void work_that_goes_on_too_long_is_answered_for_and_interrupted() {
        exchange.work(() -> {
            exchange.expire();
            assertThat(Thread.currentThread().isInterrupted()).isTrue();
            return ANSWER;
        });

        assertThat(outlet.heard).containsExactly("broken");
        assertThat(call.cancelled()).isTrue();
    }

    @Test
    void what_has_been_answered_cannot_be_late() {
        exchange.work(() -> ANSWER);

        exchange.expire();

        assertThat(outlet.heard).containsExactly("json");
        assertThat(call.cancelled()).isFalse();
    }

    @Test
    void an_answer_that_comes_after_the_clock_struck_is_the_last_event_of_a_stream() {
        exchange.work(() -> {
            Thread streaming = new Thread(exchange::stream);
            streaming.start();
            outlet.opened.join();
            return ANSWER;
        });

        outlet.ended.join();
        assertThat(outlet.heard).containsExactly("stream");
        assertThat(outlet.bytes.toString(StandardCharsets.UTF_8))
                .startsWith(":\n\n")
                .endsWith("event: message\ndata: {\"jsonrpc\":\"2.0\",\"id\":7,\"result\":{}}\n\n");
    }

    @Test
    void what_is_said_before_the_answer_opens_the_stream_and_comes_first() {
        exchange.work(() -> {
            exchange.say(Json.mapper().createObjectNode().put("method", "notifications/one"));
            exchange.say(Json.mapper().createObjectNode().put("method", "notifications/two"));
            outlet.opened.join();
            return ANSWER;
        });
        outlet.ended.join();

        assertThat(outlet.heard).containsExactly("stream");
        assertThat(outlet.bytes.toString(StandardCharsets.UTF_8))
                .containsSubsequence("notifications/one", "notifications/two", "\"result\":{}");
    }

    @Test
    void a_client_that_goes_away_cancels_the_call_and_interrupts_the_work() {
        outlet.client = new OutputStream() {
            @Override
            public void write(int one) throws IOException {
                throw new IOException("Broken pipe");
            }
        };
        CompletableFuture<Boolean> interrupted = new CompletableFuture<>();

        exchange.work(() -> {
            new Thread(exchange::stream).start();
            interrupted.complete(waitsToBeInterrupted());
            return ANSWER;
        });

        assertThat(interrupted.join()).isTrue();
        assertThat(call.cancelled()).isTrue();
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    @Test
    void work_whose_client_left_before_it_began_still_runs_to_its_end_but_finds_itself_interrupted() {
        List<Boolean> interrupted = new ArrayList<>();

        exchange.abandon();
        exchange.work(() -> {
            interrupted.add(Thread.currentThread().isInterrupted());
            return ANSWER;
        });

        assertThat(interrupted).containsExactly(true);
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    @Test
    void giving_up_after_the_end_interrupts_nobody() {
        exchange.work(() -> ANSWER);

        exchange.abandon();

        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    @Test
    void comments_are_written_until_the_answer_is_there() throws IOException {
        Events events = new Events();
        ByteArrayOutputStream out = new ByteArrayOutputStream() {
            @Override
            public void flush() {
                if (size() >= 5 * ":\n\n".length()) {
                    events.end(ANSWER);
                }
            }
        };

        new EventStream(events, () -> {}, Duration.ofMillis(1)).write(out);

        assertThat(out.toString(StandardCharsets.UTF_8)).startsWith(":\n\n".repeat(5) + "event: message\n");
    }

    private static boolean waitsToBeInterrupted() {
        try {
            new CompletableFuture<Void>().get();
            return false;
        } catch (InterruptedException gone) {
            return true;
        } catch (java.util.concurrent.ExecutionException e) {
            throw new AssertionError(e);
        }
    }

    private static final class Recorded implements Outlet {
        private final List<String> heard = new ArrayList<>();
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private final CompletableFuture<Void> opened = new CompletableFuture<>();
        private final CompletableFuture<Void> ended = new CompletableFuture<>();
        private OutputStream client = bytes;

        @Override
        public void json(Reply reply) {
            heard.add("json");
            assertThat(reply.json()).isNotEmpty();
        }

        @Override
        public void stream(StreamingOutput events) {
            heard.add("stream");
            opened.complete(null);
            try {
                events.write(client);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            ended.complete(null);
        }

        @Override
        public void broken(Throwable failure) {
            heard.add("broken");
        }
    }
}
