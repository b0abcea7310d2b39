package com.kosha.gateway.policy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FreeTextTest {

    private static String masked(String text, Scope... scopes) {
        return FreeText.mask(text, Set.of(scopes)::contains);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "pan abcpe1234x given | pan ******234x given",
                "uid 234123412346. | uid XXXX XXXX 2346.",
                "uid 2341 2341 2346 seen | uid XXXX XXXX 2346 seen",
                "uid 2341-2341-2346 | uid XXXX XXXX 2346",
                "card 4111 1111 1111 1111 | card ************1111",
                "card 4111111111111111 | card ************1111",
                "call +91 98765 47891 now | call +******7891 now",
                "call 09876547891 | call ******7891",
                "mail rohan.k@example.co.in! | mail r****@example.co.in!",
                "from ramesh@okaxis | from ra***@okaxis",
                "a/c 50100012344321 | a/c XXXXXX4321",
                "call ९८७६५४७८९१ | call ******7891"
            })
    void what_people_write_is_masked_by_the_same_table(String text, String expected) {
        assertThat(masked(text)).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "salary for march",
                "cif 1234567890",
                "ref ACC-000000001",
                "on 2026-11-30",
                "UPI",
                "rs 1,23,456.78",
                "at 10:30",
                "XABCPE1234XY",
                "******234X and XXXX XXXX 2346"
            })
    void what_is_no_secret_stays_as_it_was(String text) {
        assertThat(masked(text)).isEqualTo(text);
    }

    @Test
    void each_scope_lifts_its_own_masks_and_none_lifts_card_aadhaar_and_account() {
        String text = "ABCPE1234X, 9876547891, r.k@example.com, ramesh@okaxis,"
                + " 234123412346, 4111111111111111, 50100012344";

        assertThat(masked(text, Scope.KYC_PII))
                .isEqualTo("ABCPE1234X, 9876547891, r.k@example.com, ra***@okaxis,"
                        + " XXXX XXXX 2346, ************1111, XXXXXX2344");
        assertThat(masked(text, Scope.AML_READ))
                .isEqualTo("******234X, ******7891, r****@example.com, ramesh@okaxis,"
                        + " XXXX XXXX 2346, ************1111, XXXXXX2344");
    }

    @Test
    void numbers_that_run_into_each_other_are_hidden_whole_rather_than_taken_apart() {
        assertThat(masked("9876547891 234123412346 4111", Scope.KYC_PII)).isEqualTo("XXXXXXXXXX");
    }

    @Test
    void a_number_that_could_be_a_mobile_or_an_aadhaar_is_taken_for_the_one_that_nobody_sees() {
        String both = "917800000000".substring(0, 11);
        for (int check = 0; check <= 9; check++) {
            String digits = both + check;
            boolean aadhaar = CheckDigits.verhoeff(digits);
            assertThat(masked(digits, Scope.KYC_PII)).isEqualTo(aadhaar ? "XXXX XXXX " + digits.substring(8) : digits);
        }
    }

    /** Published examples: Verhoeff's own, and card networks' test numbers. */
    @ParameterizedTest
    @CsvSource({"2363, true", "2364, false", "234123412346, true", "234123412345, false", "432123412346, false"})
    void verhoeff_finds_every_wrong_digit(String digits, boolean valid) {
        assertThat(CheckDigits.verhoeff(digits)).isEqualTo(valid);
    }

    @ParameterizedTest
    @CsvSource({"4111111111111111, true", "378282246310005, true", "4111111111111112, false", "79927398713, true"})
    void luhn_finds_every_wrong_digit(String digits, boolean valid) {
        assertThat(CheckDigits.luhn(digits)).isEqualTo(valid);
    }
}
