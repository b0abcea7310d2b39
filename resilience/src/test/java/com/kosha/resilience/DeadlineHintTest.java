package com.kosha.resilience;

import static com.kosha.resilience.DeadlineHint.Outcome.ABSENT;
import static com.kosha.resilience.DeadlineHint.Outcome.CLAMPED;
import static com.kosha.resilience.DeadlineHint.Outcome.EXPIRED;
import static com.kosha.resilience.DeadlineHint.Outcome.HONOURED;
import static com.kosha.resilience.DeadlineHint.Outcome.MALFORMED;
import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.resilience.DeadlineHint.Outcome;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DeadlineHintTest {
    private static final Duration BUDGET = Duration.ofSeconds(5);
    private final VirtualTime time = new VirtualTime();

    @Test
    void without_a_hint_the_tools_budget_holds() {
        assertHint(read(null, null), ABSENT, 5_000);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "soon", "2026-01-01", "2026-02-30T00:00:00.000Z", "2026-01-01T05:30:00.000+05:30", "17"})
    void what_cannot_be_read_is_as_if_it_were_not_there(String malformed) {
        assertHint(read(malformed, null), MALFORMED, 5_000);
    }

    @ParameterizedTest
    @CsvSource({"1, HONOURED, 1", "4999, HONOURED, 4999", "5000, HONOURED, 5000", "5001, CLAMPED, 5000"})
    void a_hint_shortens_the_budget_and_never_lengthens_it(long asked, Outcome outcome, long granted) {
        assertHint(read(at(asked), null), outcome, granted);
    }

    @ParameterizedTest
    @CsvSource({"0", "-1", "-86400000"})
    void a_deadline_that_is_reached_on_arrival_is_expired(long asked) {
        DeadlineHint hint = read(at(asked), null);

        assertThat(hint.outcome()).isEqualTo(EXPIRED);
        assertThat(hint.deadline().expired()).isTrue();
    }

    @Test
    void a_moment_of_long_ago_or_far_away_is_no_accident() {
        assertThat(read("0001-01-01T00:00:00Z", null).outcome()).isEqualTo(EXPIRED);
        assertThat(read("9999-12-31T23:59:59Z", null).outcome()).isEqualTo(CLAMPED);
    }

    @Test
    void thirteen_digits_are_epoch_milliseconds() {
        String millis = Long.toString(VirtualTime.START.plusMillis(1_500).toEpochMilli());

        assertHint(read(millis, null), HONOURED, 1_500);
    }

    @ParameterizedTest
    @CsvSource({"249, 2249", "250, 2250", "251, 2000", "60000, 2000"})
    void a_receiver_whose_clock_is_behind_believes_the_senders_arithmetic(long behind, long granted) {
        String sent = at(behind);
        String deadline = at(behind + 2_000);

        assertThat(read(deadline, sent).deadline().remaining()).isEqualTo(Duration.ofMillis(granted));
    }

    @Test
    void a_receiver_whose_clock_is_ahead_stays_on_the_safe_side() {
        assertHint(read(at(1_000), at(-1_000)), HONOURED, 1_000);
    }

    @Test
    void a_moment_of_sending_that_cannot_be_read_is_not_used() {
        assertHint(read(at(3_000), "yesterday"), HONOURED, 3_000);
    }

    @Test
    void a_callee_grants_eight_seconds_when_its_caller_names_none() {
        assertThat(DeadlineHint.readAtCallee(null, null, time).deadline().remaining())
                .isEqualTo(Duration.ofSeconds(8));
        assertThat(DeadlineHint.readAtCallee("x", null, time).deadline().remaining())
                .isEqualTo(Duration.ofSeconds(8));
        assertThat(DeadlineHint.readAtCallee(at(0), null, time).outcome()).isEqualTo(EXPIRED);
    }

    private DeadlineHint read(@Nullable String deadline, @Nullable String sent) {
        return DeadlineHint.read(deadline, sent, BUDGET, time);
    }

    private static String at(long millis) {
        return WireTime.format(VirtualTime.START.plusMillis(millis));
    }

    private static void assertHint(DeadlineHint hint, Outcome outcome, long granted) {
        assertThat(hint.outcome()).isEqualTo(outcome);
        assertThat(hint.deadline().remaining()).isEqualTo(Duration.ofMillis(granted));
    }
}
