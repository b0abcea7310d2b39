package com.kosha.core.saga;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.ErrorCode;
import com.kosha.contract.Page;
import com.kosha.contract.SagaSearch;
import com.kosha.contract.SagaState;
import com.kosha.contract.SagaView;
import com.kosha.core.BankSystem;
import com.kosha.core.Refusal;
import com.kosha.core.Writers;
import com.kosha.resilience.Time;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class SagaViewsTest {
    private final SagaSystem system = new SagaSystem();
    private final SagaViews views = new SagaViews(BankSystem.db(), Time.system());
    private final String subject = "RFD-" + UUID.randomUUID();

    private SagaView shown(UUID saga) {
        return views.detail(BankSystem.ordinary(), saga.toString());
    }

    private Page<SagaView> found(Set<SagaState> states, int limit, @Nullable String after) {
        return views.search(BankSystem.ordinary(), new SagaSearch(states, subject, null, limit, after));
    }

    private static List<String> steps(SagaView saga) {
        return saga.steps().stream()
                .map(step -> step.position() + " " + step.name() + " " + step.state() + " " + step.failure() + " "
                        + step.undoFailure())
                .toList();
    }

    @Test
    void a_saga_is_shown_with_what_each_step_did_and_undid() {
        SagaView saga = shown(system.run(subject));

        assertThat(saga.state()).isEqualTo(SagaState.COMPENSATED);
        assertThat(List.of(saga.kind(), saga.subjectId(), saga.startedBy(), saga.traceId()))
                .containsExactly(
                        "three_steps", subject, BankSystem.ordinary().viewer().subject(), Writers.TRACE);
        assertThat(saga.failure()).isEqualTo("internal");
        assertThat(steps(saga))
                .containsExactly(
                        "1 first COMPENSATED null null",
                        "2 second COMPENSATED null null",
                        "3 third FAILED internal null");
        assertThat(saga.steps().get(0).undoFinishedAt()).isAfterOrEqualTo(saga.createdAt());
        assertThat(saga.steps().get(2).undoStartedAt()).isNull();
    }

    @Test
    void why_a_step_could_not_be_undone_stands_beside_it() {
        system.undoing = step -> {
            throw new IllegalStateException("words that nobody is told");
        };

        SagaView saga = shown(system.run(subject));

        assertThat(saga.state()).isEqualTo(SagaState.STUCK);
        assertThat(steps(saga)).contains("2 second COMPENSATION_FAILED null internal");
        assertThat(saga.toString()).doesNotContain("words that nobody is told");
    }

    @Test
    void the_newest_come_first_and_pages_leave_none_out() {
        List<String> ran = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            ran.add(system.run(subject).toString());
        }
        Collections.reverse(ran);

        List<String> listed = new ArrayList<>();
        String after = null;
        do {
            Page<SagaView> page = found(Set.of(), 2, after);
            page.items().forEach(saga -> listed.add(saga.sagaId()));
            assertThat(page.items()).allSatisfy(saga -> assertThat(saga.steps()).hasSize(3));
            after = page.next();
        } while (after != null);

        assertThat(listed).isEqualTo(ran);
    }

    @Test
    void those_of_one_state_are_found_alone() {
        system.run(subject);
        system.lastFails = false;
        String whole = system.run(subject).toString();

        assertThat(found(Set.of(SagaState.COMPLETED), 50, null).items())
                .extracting(SagaView::sagaId)
                .containsExactly(whole);
        assertThat(found(Set.of(SagaState.STUCK), 50, null).items()).isEmpty();
    }

    @Test
    void what_there_is_not_is_not_found_and_what_is_no_place_is_refused() {
        assertThat(Refusal.of(() -> shown(UUID.randomUUID())).code()).isEqualTo(ErrorCode.NOT_FOUND.wire());
        assertThat(Refusal.of(() -> found(Set.of(), 0, null)).code()).isEqualTo(ErrorCode.INVALID_ARGUMENT.wire());
        assertThat(Refusal.of(() -> found(Set.of(), 50, "' OR true")).code())
                .isEqualTo(ErrorCode.INVALID_ARGUMENT.wire());
    }
}
