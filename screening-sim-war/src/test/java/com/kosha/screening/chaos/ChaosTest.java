package com.kosha.screening.chaos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
import com.kosha.resilience.Time;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ChaosTest {
    private final List<Duration> pauses = new ArrayList<>();
    private Instant now = Instant.parse("2026-11-30T10:00:00Z");
    private final Chaos chaos = new Chaos(
            new Time() {
                @Override
                public Instant wall() {
                    return now;
                }

                @Override
                public long nanos() {
                    return 0;
                }
            },
            pauses::add);

    @Test
    void untouched_it_does_nothing() throws InterruptedException {
        assertThat(strikes(100)).containsOnly(Fault.Kind.NONE);
        assertThat(pauses).isEmpty();
    }

    @Test
    void the_same_seed_hits_the_same_requests_and_about_the_share_that_was_asked_for() throws InterruptedException {
        chaos.set(new Knobs(0, 0.3, 0, 0, null, 7));
        List<Fault.Kind> first = strikes(1_000);
        chaos.set(new Knobs(0, 0.3, 0, 0, null, 7));
        List<Fault.Kind> again = strikes(1_000);
        chaos.set(new Knobs(0, 0.3, 0, 0, null, 8));

        assertThat(again).isEqualTo(first);
        assertThat(strikes(1_000)).isNotEqualTo(first);
        assertThat(first.stream().filter(kind -> kind == Fault.Kind.ERROR).count())
                .isBetween(250L, 350L);
    }

    @Test
    void turning_another_knob_does_not_move_the_hits_of_the_first() throws InterruptedException {
        chaos.set(new Knobs(0, 0.3, 0, 0, null, 7));
        List<Fault.Kind> alone = strikes(200);
        chaos.set(new Knobs(0, 0.3, 0, 0.2, null, 7));
        List<Fault.Kind> both = strikes(200);

        for (int i = 0; i < alone.size(); i++) {
            if (both.get(i) != Fault.Kind.RESET) {
                assertThat(both.get(i)).isEqualTo(alone.get(i));
            }
        }
    }

    @Test
    void latency_is_added_to_each_request_and_a_hang_outlasts_everybody() throws InterruptedException {
        chaos.set(new Knobs(250, 0, 0, 0, null, 0));
        strikes(2);
        chaos.set(new Knobs(250, 0, 1, 0, null, 0));
        strikes(1);

        assertThat(pauses).containsExactly(Duration.ofMillis(250), Duration.ofMillis(250), Chaos.HANG);
    }

    @Test
    void beyond_its_limit_it_says_when_there_is_room_again() throws InterruptedException {
        chaos.set(new Knobs(0, 0, 0, 0, new Knobs.Limit(2, 10), 0));
        strikes(2);

        Fault third = chaos.strike();
        assertThat(third).isEqualTo(new Fault(Fault.Kind.LIMITED, Duration.ofSeconds(10)));

        now = now.plusSeconds(10);
        assertThat(strikes(3)).containsExactly(Fault.Kind.NONE, Fault.Kind.NONE, Fault.Kind.LIMITED);
    }

    @Test
    void a_knob_out_of_range_is_refused() {
        assertThatThrownBy(() -> new Knobs(0, 1.5, 0, 0, null, 0)).isInstanceOf(KoshaException.class);
        assertThatThrownBy(() -> new Knobs(-1, 0, 0, 0, null, 0)).isInstanceOf(KoshaException.class);
        assertThatThrownBy(() -> new Knobs(0, 0, Double.NaN, 0, null, 0)).isInstanceOf(KoshaException.class);
        assertThatThrownBy(() -> new Knobs.Limit(0, 1)).isInstanceOf(KoshaException.class);
    }

    @Test
    void without_a_token_or_switched_off_there_are_no_knobs() {
        assertThat(refusal(new AdminToken(true, Optional.empty()), "Bearer ")).isEqualTo(ErrorCode.NOT_FOUND);
        assertThat(refusal(new AdminToken(false, Optional.of("s3cret")), "Bearer s3cret"))
                .isEqualTo(ErrorCode.NOT_FOUND);
    }

    @Test
    void only_the_token_itself_opens_them() {
        AdminToken token = new AdminToken(true, Optional.of("s3cret"));

        assertThat(refusal(token, "Bearer s3cre")).isEqualTo(ErrorCode.UNAUTHENTICATED);
        assertThat(refusal(token, null)).isEqualTo(ErrorCode.UNAUTHENTICATED);
        token.check("Bearer s3cret");
    }

    private static ErrorCode refusal(AdminToken token, @org.jspecify.annotations.Nullable String shown) {
        try {
            token.check(shown);
        } catch (KoshaException refused) {
            return refused.code();
        }
        throw new AssertionError("it opened");
    }

    private List<Fault.Kind> strikes(int requests) throws InterruptedException {
        List<Fault.Kind> kinds = new ArrayList<>();
        for (int i = 0; i < requests; i++) {
            kinds.add(chaos.strike().kind());
        }
        return kinds;
    }
}
