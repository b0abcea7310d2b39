package com.kosha.screening.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.Agreement;
import com.kosha.contract.EntityType;
import com.kosha.contract.MatchStrength;
import com.kosha.contract.ScreeningMatch;
import com.kosha.contract.ScreeningQuestion;
import com.kosha.screening.lists.Entry;
import com.kosha.screening.normalize.Name;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MatcherTest {
    private static final LocalDate BORN = LocalDate.of(1971, 3, 9);
    private static final Matcher MATCHER = new Matcher(List.of(
            entry("1", EntityType.INDIVIDUAL, "Viktor Anatolievich Marenko", "Виктор Маренко", "Marenko"),
            entry("2", EntityType.VESSEL, "MV Zarya Polaris")));

    @Test
    void the_name_as_it_is_listed_is_a_match_of_one() {
        ScreeningMatch match = only(ask("Viktor Anatolievich Marenko"));

        assertThat(match.score()).isEqualTo(1);
        assertThat(match.strength()).isEqualTo(MatchStrength.MATCH);
        assertThat(match.list()).isEqualTo("TEST");
        assertThat(match.programmes()).containsExactly("ARMS");
    }

    @Test
    void a_single_word_is_possible_at_most_whatever_else_agrees() {
        ScreeningMatch match = only(
                MATCHER.find(new ScreeningQuestion("MARENKO", EntityType.INDIVIDUAL, List.of(BORN), List.of("RU"))));

        assertThat(match.score()).isEqualTo(0.89);
        assertThat(match.strength()).isEqualTo(MatchStrength.POSSIBLE);
    }

    @Test
    void another_date_and_country_make_of_the_same_name_a_possible_match() {
        ScreeningMatch match = only(MATCHER.find(new ScreeningQuestion(
                "Viktor Anatolievich Marenko",
                EntityType.INDIVIDUAL,
                List.of(LocalDate.of(1999, 1, 1)),
                List.of("IN"))));

        assertThat(match.strength()).isEqualTo(MatchStrength.POSSIBLE);
        assertThat(match.features().name()).isEqualTo(1);
        assertThat(match.features().date()).isEqualTo(Agreement.DIFFERENT);
        assertThat(match.features().country()).isEqualTo(Agreement.DIFFERENT);
    }

    @Test
    void the_same_date_and_country_lift_a_misspelt_name() {
        double without = only(ask("Wictor Marenca")).score();
        double with = only(MATCHER.find(
                        new ScreeningQuestion("Wictor Marenca", EntityType.INDIVIDUAL, List.of(BORN), List.of("RU"))))
                .score();

        assertThat(with).isEqualTo(without + 0.06, org.assertj.core.data.Offset.offset(0.001));
    }

    @Test
    void the_same_year_is_near() {
        ScreeningMatch match = only(MATCHER.find(new ScreeningQuestion(
                "Viktor Marenko", EntityType.INDIVIDUAL, List.of(LocalDate.of(1971, 9, 3)), List.of())));

        assertThat(match.features().date()).isEqualTo(Agreement.NEAR);
    }

    @Test
    void a_person_is_not_a_vessel() {
        assertThat(MATCHER.find(MatchQualityTest.question("Zarya Polaris", EntityType.INDIVIDUAL)))
                .isEmpty();
        assertThat(MATCHER.find(MatchQualityTest.question("zarya polaris", EntityType.VESSEL)))
                .hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "V i k t o r Marenko",
                "Viktor M a r e n k o",
                "Vik tor Mar enko",
                "Viktor Mar-enko",
                "V.i.k.t.o.r Marenko",
                "Ma r e n k o V i k t or",
                "ViktorMarenko",
                "MARENKOVIKTOR",
                "В и к т о р Маренко",
                "ViktorAnatolievichMarenko"
            })
    void gaps_between_letters_hide_no_name(String written) {
        assertThat(ask(written)).hasSize(1);
    }

    @Test
    void each_letter_apart_is_the_name_itself() {
        Matcher listed = new Matcher(List.of(entry("3", EntityType.INDIVIDUAL, "John Doe")));

        assertThat(only(listed.find(MatchQualityTest.question("J o h n  D o e", EntityType.INDIVIDUAL)))
                        .score())
                .isEqualTo(1);
    }

    @Test
    void somebody_else_is_nobody() {
        assertThat(ask("Rohan Mehta")).isEmpty();
        assertThat(ask("Viktor Lakshmanan")).isEmpty();
        assertThat(ask("R o h a n M e h t a")).isEmpty();
    }

    private static List<ScreeningMatch> ask(String name) {
        return MATCHER.find(MatchQualityTest.question(name, EntityType.INDIVIDUAL));
    }

    private static ScreeningMatch only(List<ScreeningMatch> matches) {
        assertThat(matches).hasSize(1);
        return matches.get(0);
    }

    private static Entry entry(String id, EntityType type, String... names) {
        return new Entry(
                "TEST",
                id,
                type,
                List.of(names).stream().map(Name::of).toList(),
                List.of(BORN),
                List.of("RU"),
                List.of("ARMS"));
    }
}
