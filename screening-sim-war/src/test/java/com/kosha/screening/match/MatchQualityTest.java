package com.kosha.screening.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.EntityType;
import com.kosha.contract.MatchStrength;
import com.kosha.contract.ScreeningMatch;
import com.kosha.contract.ScreeningQuestion;
import com.kosha.screening.lists.Entry;
import com.kosha.screening.lists.FictionalList;
import com.kosha.sql.seed.draw.Dice;
import com.kosha.sql.seed.people.Names;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How good the matching is, counted: what it finds of what is there, and what it finds of what is not. */
class MatchQualityTest {
    private static final List<Entry> ENTRIES = FictionalList.read();
    private static final Matcher MATCHER = new Matcher(ENTRIES);

    @ParameterizedTest
    @CsvSource({
        "ONE_LETTER_LEFT_OUT, 0.97",
        "TWO_LETTERS_SWAPPED, 0.97",
        "ONE_LETTER_WRONG, 0.97",
        "OTHER_SPELLING, 0.97",
        "NO_GAPS, 0.97",
        "ANOTHER_ORDER, 1.00"
    })
    void a_listed_name_is_found_misspelt(Misspelling misspelling, double recall) {
        Random random = new Random(42);
        long found = ENTRIES.stream()
                .filter(entry -> entry.names().get(0).words().size() > 1)
                .filter(entry ->
                        finds(entry, misspelling.of(entry.names().get(0).written(), random)))
                .count();
        long asked = ENTRIES.stream()
                .filter(entry -> entry.names().get(0).words().size() > 1)
                .count();

        assertThat((double) found / asked).as("%d of %d", found, asked).isGreaterThanOrEqualTo(recall);
    }

    @Test
    void every_name_and_alias_is_found_as_it_stands_in_any_script() {
        List<String> missed = ENTRIES.stream()
                .flatMap(entry -> entry.names().stream()
                        .filter(name -> !finds(entry, name.written()))
                        .map(name -> entry.id() + " " + name.written()))
                .toList();

        assertThat(missed).isEmpty();
    }

    @Test
    void among_a_thousand_generated_customers_none_is_a_match_and_one_in_a_hundred_at_most_is_possible() {
        Names names = new Names();

        List<List<ScreeningMatch>> answers = Stream.iterate(0, n -> n + 1)
                .map(n -> names.draw(Dice.of(42, "customer", n)).toString())
                .limit(1_000)
                .map(name -> MATCHER.find(question(name, EntityType.INDIVIDUAL)))
                .toList();

        assertThat(answers.stream()
                        .flatMap(List::stream)
                        .filter(match -> match.strength() == MatchStrength.MATCH)
                        .map(ScreeningMatch::matchedName))
                .isEmpty();
        assertThat(answers.stream().filter(matches -> !matches.isEmpty()).count())
                .isLessThanOrEqualTo(10);
    }

    /** At all: a possible match is looked at by a person too. */
    private static boolean finds(Entry entry, String name) {
        return MATCHER.find(question(name, entry.type())).stream()
                .anyMatch(match -> match.entryId().equals(entry.id()));
    }

    static ScreeningQuestion question(String name, EntityType type) {
        return new ScreeningQuestion(name, type, List.of(), List.of());
    }
}
