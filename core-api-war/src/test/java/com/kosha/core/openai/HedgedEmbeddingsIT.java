package com.kosha.core.openai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.kosha.contract.KoshaException;
import com.kosha.contract.ServedBy;
import com.kosha.contract.ServedBy.Why;
import com.kosha.core.db.Call;
import com.kosha.core.db.Viewer;
import com.kosha.resilience.BreakerState;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.Time;
import com.kosha.stack.Stacks;
import com.kosha.stack.http.PeerDouble;
import com.kosha.stack.http.PeerDouble.Manner;
import com.kosha.stack.openai.Endpoint;
import jakarta.inject.Inject;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.MethodOrderer.OrderAnnotation;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.Timeout;

/** Two providers as the server really races them: who answers, why, and what becomes of the loser. */
@ArquillianTest
@Timeout(60)
@TestMethodOrder(OrderAnnotation.class) // a hedge must be paid for: the first one may
class HedgedEmbeddingsIT {
    private static final Manner GOOD = PeerDouble.answers(
            "200 OK", "", "{\"model\":\"m\",\"data\":[{\"index\":0,\"embedding\":[0.25,0.5,1]}],\"object\":\"list\"}");
    private static final Manner BROKEN = PeerDouble.answers("503 Service Unavailable", "", "");

    @Inject
    Embeddings embeddings;

    @Inject
    Stacks stacks;

    @Inject
    OpenAiSettings settings;

    private static @Nullable PeerDouble sharedPrimary;
    private static @Nullable PeerDouble sharedBackup;

    private PeerDouble primary;
    private PeerDouble backup;

    @Deployment
    static WebArchive coreApi() throws IOException {
        return OpenAiDeployment.withBackup(HedgedEmbeddingsIT.class);
    }

    @BeforeEach
    void are_well() throws IOException {
        if (sharedPrimary == null || sharedBackup == null) {
            sharedPrimary = new PeerDouble(GOOD, port(settings.primary()));
            sharedBackup = new PeerDouble(GOOD, port(settings.backup()));
        }
        primary = sharedPrimary;
        backup = sharedBackup;
        primary.now(GOOD);
        backup.now(GOOD);
        primary.requests().clear();
        backup.requests().clear();
    }

    private static int port(Optional<Endpoint> endpoint) {
        return endpoint.orElseThrow().url().getPort();
    }

    private ServedBy ask() {
        Viewer viewer = new Viewer("user-1", "agent-1", Set.of(), Optional.empty(), false);
        Call call = new Call(viewer, Deadline.in(Duration.ofSeconds(8), Time.system()));
        return embeddings.of(call, List.of("who is it")).by();
    }

    @Test
    @Order(1)
    void a_slow_primary_loses_to_the_backup_is_really_cut_and_nothing_of_it_is_held_against_it() throws Exception {
        primary.now(PeerDouble.SILENCE);

        assertThat(ask()).isEqualTo(new ServedBy("openai-backup", true, Why.PRIMARY_SLOW));

        assertThat(primary.requests()).isNotEmpty();
        while (primary.open() > 0 || stacks.of(OpenAiStack.ROW).inBulkhead().get() > 0) {
            Thread.sleep(10); // until the loser's connection and permit are gone; the test's own limit ends the wait
        }
        assertThat(stacks.of(OpenAiStack.ROW).breaker().state()).isEqualTo(BreakerState.CLOSED);
    }

    @Test
    @Order(2)
    void a_primary_that_answers_is_alone() {
        assertThat(ask()).isEqualTo(new ServedBy("openai", false, null));
        assertThat(backup.requests()).isEmpty();
    }

    @Test
    @Order(3)
    void a_primary_that_fails_is_followed_by_the_backup_which_has_no_part_in_its_failures() {
        primary.now(BROKEN);
        for (int i = 0; i < 12; i++) {
            assertThat(ask()).isEqualTo(new ServedBy("openai-backup", false, Why.PRIMARY_FAILED));
        }

        assertThat(stacks.of(OpenAiStack.ROW).breaker().state()).isEqualTo(BreakerState.OPEN);
        assertThat(stacks.of(BackupStack.ROW).breaker().state()).isEqualTo(BreakerState.CLOSED);
    }

    @Test
    @Order(4)
    void when_both_fail_it_is_the_primary_that_failed() {
        primary.now(BROKEN);
        backup.now(BROKEN);

        assertThat(catchThrowableOfType(KoshaException.class, this::ask).dependency())
                .isEqualTo("openai");
    }
}
