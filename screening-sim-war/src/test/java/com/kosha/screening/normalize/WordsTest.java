package com.kosha.screening.normalize;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WordsTest {
    @Test
    void scripts_and_accents_become_plain_letters() {
        assertThat(Words.of("Виктор Маренко")).containsExactly("viktor", "marenko");
        assertThat(Words.of("Slobodan Vukadinović")).containsExactly("slobodan", "vukadinovic");
        assertThat(Words.of("राजन वोहरा")).containsExactly("rajana", "vohara");
    }

    @Test
    void punctuation_parts_words_and_apostrophes_join_them() {
        assertThat(Words.of("D'SOUZA, Anne-Marie")).containsExactly("dsouza", "anne", "marie");
    }

    @Test
    void titles_and_company_forms_do_not_count_unless_nothing_else_is_there() {
        assertThat(Words.of("Shri Zarya Shipping Pvt. Ltd.")).containsExactly("zarya", "shipping");
        assertThat(Words.of("The Company")).containsExactly("the", "company");
    }

    @Test
    void spellings_of_one_sound_sound_alike() {
        assertThat(Word.of("laxmi").soundsLike(Word.of("lakshmi"))).isTrue();
        assertThat(Word.of("mohammed").soundsLike(Word.of("muhammad"))).isTrue();
        assertThat(Word.of("mehta").soundsLike(Word.of("patil"))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Vik\u200Btor Ma\u200Drenko",
                "Vi\u00ADktor Mar\u2060enko",
                "V\u0336i\u0336ktor Marenk\u034Fo",
                "\u202EViktor\u202C Marenko",
                "Viktor \u24C2arenko"
            })
    void what_prints_nothing_or_strikes_through_hides_no_name(String written) {
        assertThat(Words.of(written)).containsExactly("viktor", "marenko");
    }

    @Test
    void a_name_that_is_padded_with_words_is_told_from_one_that_is_compared_whole() {
        assertThat(Words.areFew("Sheikh Viktor Marenko Ltd")).isTrue();
        assertThat(Words.areFew("a b c d e f g h i j k l Viktor Marenko")).isFalse();
    }
}
