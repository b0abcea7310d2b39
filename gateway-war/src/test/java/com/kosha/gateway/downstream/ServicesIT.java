package com.kosha.gateway.downstream;

import static com.kosha.gateway.downstream.StackSystem.DONE;
import static com.kosha.gateway.downstream.StackSystem.GOOD;
import static com.kosha.gateway.downstream.StackSystem.PLENTY;
import static com.kosha.gateway.downstream.StackSystem.call;
import static com.kosha.gateway.downstream.StackSystem.send;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.kosha.contract.DisputeRequest;
import com.kosha.contract.DisputeView;
import com.kosha.contract.KoshaException;
import com.kosha.contract.ReasonCode;
import com.kosha.gateway.GatewayDeployment;
import com.kosha.gateway.call.CallContext;
import com.kosha.resilience.Breaker;
import com.kosha.stack.Stacks;
import com.kosha.stack.Watch;
import com.kosha.stack.http.PeerDouble;
import com.nimbusds.jose.JOSEException;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.URI;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.eclipse.microprofile.config.Config;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The ways to core-api as the gateway has them. */
@ArquillianTest
class ServicesIT {
    private static final Map<Integer, PeerDouble> PEERS = new ConcurrentHashMap<>();
    private static final DisputeRequest DISPUTE =
            new DisputeRequest("TXN-000000000001", ReasonCode.DUPLICATE, "The same payment was taken twice.");
    private static final PeerDouble.Manner RAISED = PeerDouble.answers("200 OK", "", """
            {"dispute_id":"DSP-00000001","txn_id":"TXN-000000000001","reason_code":"duplicate","status":"open",
             "amount_paise":100,"amount_display":"₹1.00","narrative":"It was taken twice.",
             "raised_at":"2026-01-01T00:00:00Z","raised_by":"anita","replayed":false,"as_of":"2026-01-01T00:00:00Z"}
            """);

    @Inject
    Stacks stacks;

    @Inject
    Watch watch;

    @Inject
    Config config;

    @Inject
    Services services;

    @Inject
    CoreReadStack.Admission reads;

    private final ExecutorService others = Executors.newCachedThreadPool();
    private PeerDouble core;

    @Deployment
    static WebArchive gateway() throws JOSEException, IOException {
        return GatewayDeployment.with(ServicesIT.class, "kosha.core.url=http://127.0.0.1:" + freePort())
                .addClasses(StackSystem.class, PeerDouble.class, PeerDouble.Manner.class);
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    /** One for all tests: the server's connections outlive each. */
    @BeforeEach
    void open() {
        core = PEERS.computeIfAbsent(
                config.getValue("kosha.core.url", URI.class).getPort(), ServicesIT::listen);
        core.now(GOOD);
        core.requests().clear();
    }

    private static PeerDouble listen(int port) {
        try {
            return new PeerDouble(GOOD, port);
        } catch (IOException taken) {
            throw new UncheckedIOException(taken);
        }
    }

    @AfterEach
    void close() {
        others.shutdownNow();
    }

    @Test
    void the_thirty_third_read_is_refused_at_once_while_a_write_runs_to_its_end() throws Exception {
        CountDownLatch answer = new CountDownLatch(1);
        core.now(out -> {
            answer.await();
            return RAISED.answer(out);
        });
        Link<Screenings> link = new StackSystem(stacks, watch).link(CoreReadStack.ROW, reads::call, core);
        CallContext patient = call(PLENTY);
        Sending longer = Sending.outside(link.stack().limits().withCap(PLENTY, PLENTY), patient);
        for (int i = 0; i < 32; i++) {
            others.execute(() -> send(link, patient, longer));
        }
        awaitRequests(32);
        // last, since its attempt has little time in this server
        Future<String> write = others.submit(() -> end(this::write));
        awaitRequests(33);

        String refused = send(link, PLENTY);
        int sent = core.requests().size();
        answer.countDown();

        assertThat(refused).as("while all others still waited").isEqualTo("overloaded");
        assertThat(sent).isEqualTo(33);
        assertThat(write.get()).isEqualTo(DONE);
    }

    @Test
    void a_breaker_that_is_forced_open_does_not_keep_the_gateway_from_getting_ready() {
        Breaker breaker = stacks.of(CoreReadStack.ROW).breaker();
        breaker.force();

        try {
            assertThatCode(services::rehearse).doesNotThrowAnyException();
        } finally {
            breaker.clear();
        }

        assertThat(core.requests()).isEmpty();
    }

    @Test
    void a_write_carries_its_key_and_is_sent_once_whatever_comes_back() {
        core.now(StackSystem.FAILING);

        assertThat(end(this::write)).isEqualTo(StackSystem.unavailable());

        assertThat(core.requests()).hasSize(1);
        assertThat(core.requests().get(0)).contains("POST /v1/disputes").containsIgnoringCase("Idempotency-Key: key-1");
    }

    private DisputeView write() {
        return services.write(call(PLENTY), "key-1", core -> core.raiseDispute(DISPUTE));
    }

    @Test
    void a_read_whose_client_leaves_ends_at_once_and_core_api_is_told() throws Exception {
        core.now(PeerDouble.SILENCE);
        CallContext call = call(PLENTY);
        leave(call, () -> services.read(call, core -> core.customer("CUS-00000001")));

        core.now(GOOD);
        awaitRequests(2);

        assertThat(core.requests().get(1))
                .startsWith("DELETE /v1/requests/" + call.trace().traceId() + "/"
                        + spanOf(core.requests().get(0)));
        await(
                "all permits back",
                () -> stacks.of(CoreReadStack.ROW).inBulkhead().get() == 0);
    }

    private static String spanOf(String request) {
        int at = request.toLowerCase(Locale.ROOT).indexOf("traceparent: ") + "traceparent: 00-".length() + 32 + 1;
        return request.substring(at, at + 16);
    }

    @Test
    void a_write_whose_client_leaves_is_not_called_off() throws Exception {
        core.now(PeerDouble.SILENCE);
        CallContext call = call(PLENTY);
        leave(call, () -> services.write(call, "key-2", core -> core.raiseDispute(DISPUTE)));

        core.now(GOOD);
        end(this::write);

        assertThat(core.requests()).hasSize(2).noneMatch(request -> request.startsWith("DELETE"));
    }

    /** The client goes away while its request is at the peer. */
    private void leave(CallContext call, Runnable work) throws Exception {
        CountDownLatch ended = new CountDownLatch(1);
        Thread worker = new Thread(() -> {
            end(work);
            ended.countDown();
        });
        worker.start();
        awaitRequests(1);
        call.cancel();
        worker.interrupt();
        assertThat(ended.await(2, TimeUnit.SECONDS)).isTrue();
    }

    private void awaitRequests(int n) {
        await(n + " requests", () -> core.requests().size() >= n);
    }

    private static void await(String what, BooleanSupplier seen) {
        long started = System.nanoTime();
        while (!seen.getAsBoolean()) {
            assertThat(System.nanoTime() - started).as(what).isLessThan(20_000_000_000L);
            Thread.onSpinWait();
        }
    }

    private static String end(Runnable work) {
        try {
            work.run();
            return DONE;
        } catch (KoshaException failure) {
            return failure.code().wire();
        }
    }
}
