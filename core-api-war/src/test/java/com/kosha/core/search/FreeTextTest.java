package com.kosha.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.core.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FreeTextTest {
    private static String check(String text) {
        return FreeText.check("words", text, 3, 5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"abc", "abcde", "a\nb", "😀😀😀😀😀", " abc "})
    void words_in_range_stay_as_they_are(String text) {
        assertThat(check(text)).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "ab", "abcdef", " ab ", "     ", "😀😀", "ab\u0000c", "ab\u001bc", "ab\ud800"})
    void too_few_too_many_and_what_postgresql_cannot_keep_are_refused(String text) {
        assertThat(Refusal.field(() -> check(text))).isEqualTo("invalid_argument words");
    }

    @Test
    void the_refusal_does_not_repeat_the_words() {
        assertThat(Refusal.of(() -> check("secret")).toString()).doesNotContain("secret");
    }
}
