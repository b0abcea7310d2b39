package com.kosha.gateway.downstream;

import static com.kosha.gateway.downstream.StackSystem.DONE;
import static com.kosha.gateway.downstream.StackSystem.GOOD;
import static com.kosha.gateway.downstream.StackSystem.PLENTY;
import static com.kosha.gateway.downstream.StackSystem.crowd;
import static com.kosha.gateway.downstream.StackSystem.send;
import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.gateway.GatewayDeployment;
import com.kosha.stack.Stacks;
import com.kosha.stack.Watch;
import com.kosha.stack.http.PeerDouble;
import com.nimbusds.jose.JOSEException;
import jakarta.inject.Inject;
import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** One dependency's trouble stays its own, and what was taken is given back. */
@ArquillianTest
class IsolationIT {
    private static final int READ_ROUNDS = 300;

    @Inject
    Stacks stacks;

    @Inject
    Watch watch;

    @Inject
    CoreReadStack.Admission reads;

    @Inject
    ScreeningStack.Admission screening;

    private final ExecutorService others = Executors.newCachedThreadPool();
    private StackSystem system;
    private PeerDouble core;
    private PeerDouble vendor;

    @Deployment
    static WebArchive gateway() throws JOSEException, IOException {
        return GatewayDeployment.with(
                        IsolationIT.class,
                        "kosha.retry.backoff.base=PT0.002S",
                        "kosha.core.read.attempt.cap=PT0.2S",
                        "kosha.core.read.margin=PT0.02S",
                        "com.kosha.gateway.downstream.CoreReadStack.OneAttempt/call/Timeout/value=5000")
                .addClasses(StackSystem.class, PeerDouble.class, PeerDouble.Manner.class);
    }

    @BeforeEach
    void open() throws IOException {
        system = new StackSystem(stacks, watch);
        core = new PeerDouble(GOOD);
        vendor = new PeerDouble(PeerDouble.SILENCE);
    }

    @AfterEach
    void close() throws IOException {
        others.shutdownNow();
        core.close();
        vendor.close();
    }

    @Test
    void a_vendor_that_hangs_holds_eight_connections_at_most_and_no_read_notices() throws Exception {
        Link<Screenings> core1 = system.link(CoreReadStack.ROW, reads::call, core);
        Link<Screenings> hanging = system.link(ScreeningStack.ROW, screening::call, vendor);
        send(core1, PLENTY);
        long[] alone = reads(core1);

        CountDownLatch over = new CountDownLatch(1);
        AtomicInteger refused = new AtomicInteger();
        for (int i = 0; i < 40; i++) {
            others.execute(() -> {
                while (over.getCount() > 0) {
                    if (send(hanging, Duration.ofMillis(1_600)).equals("overloaded")) {
                        refused.incrementAndGet();
                        pause();
                    }
                }
            });
        }
        while (vendor.open() < 8 || refused.get() < 32) {
            assertThat(vendor.open()).isLessThanOrEqualTo(8);
            Thread.onSpinWait();
        }
        long[] beside = reads(core1);
        int held = vendor.open();
        over.countDown();

        assertThat(held).isLessThanOrEqualTo(8);
        assertThat(hanging.stack().inBulkhead().get()).isLessThanOrEqualTo(8);
        System.out.printf(
                "reads beside a vendor that hangs: p99 %.2f ms, alone %.2f ms%n",
                beside[READ_ROUNDS * 99 / 100] / 1e6, alone[READ_ROUNDS * 99 / 100] / 1e6);
    }

    private static void pause() {
        try {
            Thread.sleep(20);
        } catch (InterruptedException over) {
            Thread.currentThread().interrupt();
        }
    }

    /** How long each of many reads took, shortest first; all must succeed. */
    private static long[] reads(Link<Screenings> link) {
        long[] took = new long[READ_ROUNDS];
        for (int i = 0; i < READ_ROUNDS; i++) {
            long started = System.nanoTime();
            assertThat(send(link, PLENTY)).isEqualTo(DONE);
            took[i] = System.nanoTime() - started;
        }
        Arrays.sort(took);
        return took;
    }

    @Test
    void after_a_thousand_ends_of_every_kind_every_permit_is_back() throws Exception {
        Link<Screenings> link = system.link(CoreReadStack.ROW, reads::call, core);
        AtomicInteger turn = new AtomicInteger();
        AtomicInteger calls = new AtomicInteger();
        PeerDouble.Manner[] ends = {GOOD, GOOD, GOOD, StackSystem.FAILING, PeerDouble.DROP};
        core.now(out -> ends[turn.incrementAndGet() % ends.length].answer(out));

        Map<String, Integer> seen = crowd(40, 960, () -> {
            int n = calls.incrementAndGet();
            if (n % 7 == 0) {
                Thread.currentThread().interrupt();
            }
            try {
                return send(link, Duration.ofMillis(n % 11 == 0 ? 1 : 500));
            } finally {
                Thread.interrupted();
            }
        });
        core.now(PeerDouble.SILENCE);
        seen.putAll(crowd(40, 40, () -> send(link, Duration.ofMillis(300))));

        assertThat(seen).containsKeys(DONE, "deadline_exceeded");
        assertThat(link.stack().inBulkhead()).hasValue(0);
        core.now(GOOD);
        Link<Screenings> after = system.link(CoreReadStack.ROW, reads::call, core);
        assertThat(crowd(32, 32, () -> send(after, PLENTY))).containsOnlyKeys(DONE);
    }
}
