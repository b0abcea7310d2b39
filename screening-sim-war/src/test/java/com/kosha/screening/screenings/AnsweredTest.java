package com.kosha.screening.screenings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.kosha.contract.EntityType;
import com.kosha.contract.KoshaException;
import com.kosha.contract.ScreeningAnswer;
import com.kosha.contract.ScreeningQuestion;
import com.kosha.json.Digest;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class AnsweredTest {
    private static final Digest ONE = Digest.of(java.util.Map.of("name", "one"));
    private static final Digest OTHER = Digest.of(java.util.Map.of("name", "other"));
    private final Answered answered = new Answered();

    @Test
    void the_same_key_gets_the_first_answer_again() {
        ScreeningAnswer first = answered.under("key-0001", ONE, () -> answer(1)).answer();
        Answered.Given second = answered.under("key-0001", ONE, () -> answer(2));

        assertThat(second.answer()).isSameAs(first);
        assertThat(second.replayed()).isTrue();
    }

    @Test
    void another_question_under_a_used_key_is_a_conflict() {
        answered.under("key-0001", ONE, () -> answer(1));

        assertThatThrownBy(() -> answered.under("key-0001", OTHER, () -> answer(2)))
                .isInstanceOf(KoshaException.class)
                .hasMessageContaining("other arguments");
    }

    @Test
    void a_question_out_of_range_is_refused_by_its_field() {
        assertThat(field("x", List.of())).isEqualTo("name");
        assertThat(field("a b c d e f g h i j k l Viktor Marenko", List.of())).isEqualTo("name");
        assertThat(field("123 456", List.of())).isEqualTo("name");
        assertThat(field("a".repeat(201), List.of())).isEqualTo("name");
        assertThat(field("Somebody", List.of("India"))).isEqualTo("countries");
        assertThat(field("Somebody", List.of("in"))).isEqualTo("countries");
        Questions.check(new ScreeningQuestion("정철룡", EntityType.INDIVIDUAL, List.of(), List.of("KP")));
    }

    private static String field(String name, List<String> countries) {
        try {
            Questions.check(new ScreeningQuestion(name, EntityType.INDIVIDUAL, List.of(), countries));
        } catch (KoshaException refused) {
            return refused.details().getOrDefault("field", "");
        }
        throw new AssertionError("it was taken");
    }

    private static ScreeningAnswer answer(long second) {
        return new ScreeningAnswer(List.of(), "v", Instant.ofEpochSecond(second));
    }
}
