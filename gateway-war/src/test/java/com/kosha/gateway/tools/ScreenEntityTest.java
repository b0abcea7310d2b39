package com.kosha.gateway.tools;

import static com.kosha.gateway.downstream.ScreeningDeskDouble.answer;
import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.EntityType;
import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.downstream.ScreeningDeskDouble;
import com.kosha.gateway.tools.ScreenEntity.Input;
import com.kosha.gateway.tools.ScreenEntity.Output;
import com.kosha.gateway.tools.ScreenEntity.Review;
import com.kosha.gateway.tools.ScreenEntity.Status;
import com.kosha.gateway.trace.Trace;
import com.kosha.resilience.Time;
import com.kosha.stack.MetersDouble;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SuppressWarnings("UnnecessaryAssignment") // no container fills the fields here
class ScreenEntityTest {
    private static final Input ABOUT = new Input("Somebody", EntityType.INDIVIDUAL, null, null, null);

    private final ScreeningDeskDouble desk = new ScreeningDeskDouble();
    private final MetersDouble meters = new MetersDouble();
    private final ScreenEntity tool = new ScreenEntity();
    private final CallContext call = new CallContext(Trace.from(null), 0, "tools/call", null);

    @BeforeEach
    void fill() {
        tool.desk = desk;
        tool.registry = meters.registry();
        tool.time = Time.system();
    }

    @Test
    void nobody_found_is_clear_and_nothing_is_kept() {
        Output output = tool.call(call, ABOUT);

        assertThat(output.status()).isEqualTo(Status.CLEAR);
        assertThat(output.screeningId()).isNull();
        assertThat(desk.heard).hasSize(1).allMatch(said -> said.startsWith("ask "));
    }

    @Test
    void a_match_is_told_once_it_is_on_record() {
        desk.vendor = () -> answer(0.91, 0.82);

        Output output = tool.call(call, ABOUT);

        assertThat(output.status()).isEqualTo(Status.POTENTIAL_MATCH);
        assertThat(output.matches()).hasSize(2);
        assertThat(output.review()).isNull();
        assertThat(desk.heard).last().isEqualTo("record");
    }

    @Test
    void a_blocked_one_is_a_potential_match_whose_review_is_pending() {
        desk.vendor = () -> answer(0.97);

        Output output = tool.call(call, ABOUT);

        assertThat(output.status()).isEqualTo(Status.POTENTIAL_MATCH);
        assertThat(output.review()).isEqualTo(Review.PENDING);
    }

    @Test
    void an_open_breaker_defers_at_once_without_asking() {
        desk.refusal = Optional.of(Duration.ofMillis(12_400));

        Output output = tool.call(call, ABOUT);

        assertThat(output.status()).isEqualTo(Status.DEFERRED);
        assertThat(output.screeningId()).isEqualTo("SCR-00000001");
        assertThat(output.retryAfterS()).isEqualTo(13);
        assertThat(desk.heard).containsExactly("record");
        assertThat(desk.refused).isEqualTo(1);
        assertThat(meters.seen()).containsEntry("kosha_deferred_total{}", 1);
    }

    @Test
    void silence_of_the_vendor_defers_and_never_clears() {
        for (KoshaException silence : new KoshaException[] {
            KoshaException.unavailable("screening-sim", Duration.ofSeconds(1), null),
            KoshaException.deadlineExceeded(),
            KoshaException.internal(null)
        }) {
            desk.vendor = () -> {
                throw silence;
            };

            assertThat(tool.call(call, ABOUT).status()).isEqualTo(Status.DEFERRED);
        }
        assertThat(meters.seen()).containsEntry("kosha_deferred_total{}", 3);
    }

    @Test
    void where_recording_fails_too_the_failure_is_told_and_nothing_is_counted() {
        desk.refusal = Optional.of(Duration.ofSeconds(5));
        desk.records = KoshaException.unavailable("core-api", Duration.ofSeconds(3), null);

        assertThat(code(ABOUT)).isEqualTo(ErrorCode.DEPENDENCY_UNAVAILABLE);
        assertThat(meters.seen()).doesNotContainKey("kosha_deferred_total{}");
    }

    @Test
    void a_full_bulkhead_and_a_refused_question_are_no_silence() {
        desk.vendor = () -> {
            throw KoshaException.overloaded("screening-sim", Duration.ofSeconds(1));
        };
        assertThat(code(ABOUT)).isEqualTo(ErrorCode.OVERLOADED);

        desk.vendor = () -> {
            throw KoshaException.invalidArgument("name", "must hold a letter");
        };
        assertThat(code(ABOUT)).isEqualTo(ErrorCode.INVALID_ARGUMENT);
        assertThat(desk.heard).doesNotContain("record");
    }

    @Test
    void whoever_has_left_leaves_nothing_behind() {
        desk.vendor = () -> {
            call.cancel();
            throw KoshaException.deadlineExceeded();
        };

        assertThat(code(ABOUT)).isEqualTo(ErrorCode.DEADLINE_EXCEEDED);
        assertThat(desk.heard).doesNotContain("record");
    }

    @Test
    void an_earlier_one_is_looked_up_without_asking_the_vendor() {
        Output output = tool.call(call, new Input(null, null, null, null, "SCR-00000007"));

        assertThat(output.status()).isEqualTo(Status.CLEAR);
        assertThat(desk.heard).containsExactly("find SCR-00000007");
    }

    @Test
    void two_calls_of_one_trace_ask_under_two_keys() {
        tool.call(call, ABOUT);
        tool.call(call, ABOUT);

        assertThat(desk.heard.get(0)).isNotEqualTo(desk.heard.get(1));
    }

    @Test
    void a_name_needs_its_type_and_an_earlier_screening_stands_alone() {
        assertThat(field("Somebody", null, null, null)).isEqualTo("entity_type");
        assertThat(field(null, EntityType.VESSEL, null, null)).isEqualTo("name");
        assertThat(field(null, null, null, null)).isEqualTo("screening_id");
        assertThat(field("Somebody", EntityType.VESSEL, null, "SCR-00000001")).isEqualTo("screening_id");
        assertThat(field(null, null, LocalDate.of(1980, 1, 1), "SCR-00000001")).isEqualTo("screening_id");
    }

    private ErrorCode code(Input input) {
        try {
            tool.call(call, input);
        } catch (KoshaException failure) {
            return failure.code();
        }
        throw new AssertionError("it was answered");
    }

    private static String field(
            @Nullable String name, @Nullable EntityType type, @Nullable LocalDate date, @Nullable String id) {
        try {
            new Input(name, type, date, null, id);
        } catch (KoshaException refused) {
            return refused.details().getOrDefault("field", "");
        }
        throw new AssertionError("it was taken");
    }
}
