package com.kosha.gateway.downstream;

import static com.kosha.gateway.downstream.StackSystem.DONE;
import static com.kosha.gateway.downstream.StackSystem.FAILING;
import static com.kosha.gateway.downstream.StackSystem.GOOD;
import static com.kosha.gateway.downstream.StackSystem.PLENTY;
import static com.kosha.gateway.downstream.StackSystem.call;
import static com.kosha.gateway.downstream.StackSystem.crowd;
import static com.kosha.gateway.downstream.StackSystem.send;
import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.gateway.GatewayDeployment;
import com.kosha.gateway.call.CallContext;
import com.kosha.resilience.AttemptLimits;
import com.kosha.resilience.BreakerState;
import com.kosha.resilience.Repeat;
import com.kosha.stack.GuardedCall;
import com.kosha.stack.StackRow;
import com.kosha.stack.Stacks;
import com.kosha.stack.Watch;
import com.kosha.stack.http.PeerDouble;
import com.nimbusds.jose.JOSEException;
import jakarta.inject.Inject;
import java.io.IOException;
import java.time.Duration;
import java.util.Random;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.faulttolerance.CircuitBreaker;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a peer sees of us, counted at the peer. Times are a tenth of the real ones. */
@ArquillianTest
class PeerPromisesIT {
    private static final String READS = "com.kosha.gateway.downstream.CoreReadStack.";
    private static final int LONG_RUN = 1_000;

    @Inject
    Stacks stacks;

    @Inject
    Watch watch;

    @Inject
    Config config;

    @Inject
    CoreReadStack.Admission reads;

    @Inject
    CoreWriteStack.Admission writes;

    @Inject
    ScreeningStack.Admission screening;

    private StackSystem system;
    private PeerDouble peer;

    /** The row of reads with a breaker that never opens, so that every call reaches the retry policy. */
    public static class NeverOpens {
        @CircuitBreaker(requestVolumeThreshold = 100_000, failureRatio = 1.0)
        public <T> T call(GuardedCall<T> call) {
            throw new IllegalStateException("only declares");
        }
    }

    @Deployment
    static WebArchive gateway() throws JOSEException, IOException {
        return GatewayDeployment.with(
                        PeerPromisesIT.class,
                        "kosha.retry.backoff.base=PT0.002S",
                        "kosha.core.read.attempt.cap=PT0.2S",
                        "kosha.core.read.margin=PT0.02S",
                        "kosha.core.knowledge.attempt.cap=PT0.8S",
                        "kosha.core.knowledge.retry.reserve=PT0.2S",
                        READS + "OneAttempt/call/Timeout/value=400",
                        READS + "LongAttempt/call/Timeout/value=3000",
                        READS + "Breaker/call/CircuitBreaker/delay=300")
                .addClasses(StackSystem.class, PeerDouble.class, PeerDouble.Manner.class, NeverOpens.class);
    }

    @BeforeEach
    void open() throws IOException {
        system = new StackSystem(stacks, watch);
        peer = new PeerDouble(PeerDouble.DROP);
    }

    @AfterEach
    void close() throws IOException {
        peer.close();
    }

    private Link<Screenings> reads() {
        return system.link(CoreReadStack.ROW, reads::call, peer);
    }

    private String search(Link<Screenings> link, Duration budget) {
        CallContext call = call(budget);
        AttemptLimits longer = CoreReadStack.knowledge(link.stack().limits(), config);
        return send(link, call, Sending.outside(longer, call));
    }

    @Test
    void a_peer_that_drops_the_connection_sees_three_attempts_of_a_read_two_of_a_screening_and_one_of_a_write() {
        send(reads(), PLENTY);
        assertThat(peer.requests()).hasSize(3);

        send(system.link(ScreeningStack.ROW, screening::call, peer), PLENTY);
        assertThat(peer.requests()).hasSize(3 + 2);

        send(system.link(CoreWriteStack.ROW, writes::call, peer), PLENTY);
        assertThat(peer.requests()).hasSize(3 + 2 + 1);
    }

    @Test
    void what_might_have_two_effects_is_sent_once_even_where_three_attempts_are_allowed() {
        peer.now(FAILING);
        Link<Screenings> link = reads();
        CallContext call = call(PLENTY);

        send(link, call, Sending.outside(link.stack().limits(), call).repeated(Repeat.UNSAFE));

        assertThat(peer.requests()).hasSize(1);
    }

    @Test
    void answers_that_cannot_be_read_are_as_bad_as_none_and_open_the_breaker() {
        peer.now(PeerDouble.answers("200 OK", "", "<h1>Welcome</h1>"));
        Link<Screenings> link = reads();

        for (int i = 0; i < 20; i++) {
            assertThat(send(link, PLENTY)).isEqualTo(StackSystem.unavailable());
        }

        assertThat(peer.requests()).hasSize(30);
        assertThat(link.stack().breaker().state()).isEqualTo(BreakerState.OPEN);
    }

    @Test
    void twenty_failing_reads_reach_the_peer_thirty_times_and_the_twenty_first_not_at_all() {
        peer.now(FAILING);
        Link<Screenings> link = reads();

        for (int i = 0; i < 20; i++) {
            send(link, PLENTY);
        }
        assertThat(peer.requests()).hasSize(30);

        assertThat(send(link, PLENTY)).isEqualTo(StackSystem.unavailable());
        assertThat(peer.requests()).hasSize(30);
    }

    @Test
    void a_peer_that_hangs_opens_the_breaker() throws Exception {
        peer.now(PeerDouble.SILENCE);
        Link<Screenings> link = reads();

        crowd(10, 20, () -> send(link, PLENTY));

        assertThat(link.stack().breaker().state()).isEqualTo(BreakerState.OPEN);
    }

    @Test
    void clients_with_tiny_budgets_open_no_breaker_however_silent_the_peer_is() throws Exception {
        peer.now(PeerDouble.SILENCE);
        Link<Screenings> link = reads();

        crowd(20, 60, () -> send(link, Duration.ofMillis(150)));

        assertThat(peer.requests()).hasSizeGreaterThan(40);
        assertThat(link.stack().breaker().state()).isEqualTo(BreakerState.CLOSED);
    }

    @Test
    void a_knowledge_search_has_longer_than_a_read_in_the_same_stack() {
        peer.now(out -> {
            Thread.sleep(500);
            return GOOD.answer(out);
        });
        Link<Screenings> link = reads();

        assertThat(send(link, Duration.ofMillis(300))).isNotEqualTo(DONE);
        assertThat(search(link, PLENTY)).isEqualTo(DONE);
    }

    @Test
    void a_knowledge_search_is_tried_again_when_no_more_than_its_reserve_is_left() {
        peer.now(PeerDouble.SILENCE);

        search(reads(), Duration.ofMillis(1_400));

        assertThat(peer.requests()).hasSize(2);
    }

    @Test
    void knowledge_searches_that_hang_open_the_breaker_of_the_reads() throws Exception {
        peer.now(PeerDouble.SILENCE);
        Link<Screenings> link = reads();

        crowd(20, 20, () -> search(link, Duration.ofMillis(700)));
        assertThat(peer.requests()).hasSize(20);
        assertThat(link.stack().breaker().state()).isEqualTo(BreakerState.OPEN);
        assertThat(send(link, PLENTY)).isEqualTo(StackSystem.unavailable());
        assertThat(peer.requests()).hasSize(20);
    }

    @Test
    void a_crowd_before_a_half_open_breaker_sends_three_probes_an_episode_and_no_fourth() throws Exception {
        peer.now(FAILING);
        Link<Screenings> link = reads();
        crowd(1, 20, () -> send(link, PLENTY));
        peer.now(out -> {
            Thread.sleep(100);
            return GOOD.answer(out);
        });
        while (!link.stack().breaker().look().admits()) {
            Thread.onSpinWait();
        }
        int before = peer.requests().size();

        crowd(30, 30, () -> send(link, PLENTY));

        assertThat(peer.requests().size() - before).isEqualTo(3);
        assertThat(link.stack().breaker().state()).isEqualTo(BreakerState.CLOSED);
    }

    @Test
    void over_a_long_run_retries_add_less_than_a_tenth_whether_all_or_half_of_the_answers_fail() throws Exception {
        Random chance = new Random(20_261_130);
        PeerDouble.Manner coin = out -> (chance.nextBoolean() ? GOOD : FAILING).answer(out);
        StackRow unbroken = new StackRow(
                "", CoreApi.NAME, CoreReadStack.ROW.settings(), NeverOpens.class, CoreReadStack.ROW.retries());

        assertThat(amplification(unbroken, FAILING)).isBetween(1.0, 1.10);
        assertThat(amplification(unbroken, coin)).isBetween(1.0, 1.10);
        assertThat(amplification(CoreReadStack.ROW, FAILING)).isLessThan(1.10);
        assertThat(amplification(CoreReadStack.ROW, coin)).isLessThan(1.10);
    }

    /** Requests at the peer for each call that was made. */
    private double amplification(StackRow row, PeerDouble.Manner manner) throws Exception {
        peer.now(manner);
        Link<Screenings> link = system.link(row, reads::call, peer);
        int before = peer.requests().size();
        crowd(4, LONG_RUN, () -> send(link, PLENTY));
        return (peer.requests().size() - before) / (double) LONG_RUN;
    }
}
