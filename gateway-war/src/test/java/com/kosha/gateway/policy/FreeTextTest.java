package com.kosha.gateway.policy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
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
                "call +91 98765 47891 now | call ******7891 now",
                "call +919876547891 | call ******7891",
                "call 0 9876547891 | call ******7891",
                "call (0)98765-47891 | call (******7891",
                "call 91 876 54789 | call ******4789",
                "call 98765  47891 | call ******7891",
                "call 98765 - 47891 | call ******7891",
                "call 98765\t47891 | call ******7891",
                "call 98765\u00a047891 | call ******7891",
                "call 98765\u201347891 | call ******7891",
                "call 98765\u200b47891 | call ******7891",
                "call (98765) 47891 | call (******7891",
                "call 98765.47891 | call ******7891",
                "on 30.11.2026 9876547891 called | on 30.11.2026 ******7891 called",
                "uid 2341.2341.2346 | uid XXXX XXXX 2346",
                "a/c 5010 0012 - 3443 21 | a/c XXXXXX4321",
                "pan ABCPE 1234 X | pan ******234X",
                "pan ABCPE-1234-X | pan ******234X",
                "pan abcpe 1234 x | pan ******234x",
                "pan ABCPE 1234 A | pan ******234A",
                "PAN ABCPE 1234 I/FORM | PAN ******234I/FORM",
                "mail rohān@example.com | mail r****@example.com",
                "mail रोहन@example.com | mail र****@example.com",
                "mail rohan.k@example.co.in! | mail r****@example.co.in!",
                "from ramesh@okaxis | from ra***@okaxis",
                "a/c 50100012344321 | a/c XXXXXX4321",
                "a/c 50100012344321. 25 Nov | a/c XXXXXX4321. 25 Nov",
                "uid 2345  6789  0123 | uid XXXXXX0123",
                "uid 2345.6789.0123 | uid XXXXXX0123",
                "call (+91) 98765 47891 | call (******7891",
                "call +91 (98765) 47891 | call ******7891",
                "9876547891 for 12500.00 | ******7891 for 12500.00",
                "9876547891 12500.00 | ******7891 12500.00",
                "12500.00 9876547891 | 12500.00 ******7891",
                "10:15:30 9876547891 10:16 | 10:15:30 ******7891 10:16",
                "TXN-000000000244 9876547891 | TXN-000000000244 ******7891",
                "UPI-9876547891 | UPI-******7891",
                "UID-234123412346 | UID-XXXX XXXX 2346",
                "41111111111111114111111111111111 | XXXXXXXXXX",
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
                "rs 987654321.50",
                "from 2026-11-01 - 2026-11-30",
                "from 1.11.2026 to 30.11.2026 12.30",
                "01-11-2026 09-12-2026",
                "saga 12345678-9012-4345-8765-432109876543",
                "since March 2026 I pay, a total 1234 a month",
                "EMI MARCH 2026 A/C XX1234",
                "EMI APRIL 2026 A/C XX1234",
                "EMI TOTAL 2026 A/C XX1234",
                "RENT MARCH 2026 I PAID",
                "due april 2026 x",
                "at 10:30",
                "Refund 12500.00 (12500.00)",
                "45000.00 50000.00",
                "2026-11-30T10:15:30.123456789Z",
                "from 192.168.100.200",
                "on CUS-00000001 2026",
                "on ACC-000000001 2026",
                "on TXN-000000000244",
                "trace 4bf92f3577b34da6a3ce929012345678",
                "XABCPE1234XY",
                "******234X and XXXX XXXX 2346"
            })
    void what_is_no_secret_stays_as_it_was(String text) {
        assertThat(masked(text)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "UPI_raj@okaxis_priya@ybl | UP***@okaxis_p***@ybl",
                "raj@okaxis+priya@gmail.com | ra***@okaxis+****@gmail.com",
                "a.b@c%20d.e@f.com | a.***@c%****@f.com",
                "raj@okaxis._priya@ybl | ra***@okaxis._***@ybl",
                "raj@okaxis..priya@ybl | ra***@okaxis..***@ybl",
                "raj@okaxis-priya@ybl | ***",
                "raj@okaxis@ybl | ***",
                "rohan@example.com.priya@ybl | ****",
                "raj@okaxis,priya@ybl | ra***@okaxis,pr***@ybl",
                "raj@okaxis/priya@ybl | ra***@okaxis/pr***@ybl"
            })
    void an_address_straight_behind_another_is_masked_too(String text, String expected) {
        assertThat(masked(text)).isEqualTo(expected);
        assertThat(masked(expected)).isEqualTo(expected);
    }

    @Test
    void addresses_that_nobody_can_tell_apart_are_shown_to_no_one() {
        assertThat(masked("rohan@example.com.priya@ybl", Scope.KYC_PII, Scope.AML_READ))
                .isEqualTo("****");
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

    @ParameterizedTest
    @ValueSource(
            strings = {
                "+917800000001",
                "+91 78000 00001",
                "91-7800000001",
                "0 7800000001",
                "ABCPE 1234 X",
                "Called 9876547891. 2 calls",
                "1) 9876547891",
                "1. 9876547891",
                "(98765) 47891"
            })
    void what_a_scope_shows_stays_as_it_was_written(String text) {
        assertThat(masked(text, Scope.KYC_PII)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"917654321098, XXXXXX1098", "09876547891, XXXXXX7891"})
    void a_prefix_that_does_not_stand_apart_may_be_an_accounts_which_nobody_sees(String text, String expected) {
        assertThat(masked(text, Scope.KYC_PII)).isEqualTo(expected);
    }

    @Test
    void a_number_that_could_be_a_mobile_or_an_aadhaar_is_taken_for_the_one_that_nobody_sees() {
        String both = "91 780000000";
        for (int check = 0; check <= 9; check++) {
            String text = both + check;
            boolean aadhaar = CheckDigits.verhoeff(text.replace(" ", ""));
            assertThat(masked(text, Scope.KYC_PII)).isEqualTo(aadhaar ? "XXXX XXXX " + text.substring(9) : text);
        }
    }

    @Test
    @Timeout(20)
    void a_text_as_long_as_a_request_is_gone_over_once() {
        String letters = "a".repeat(1 << 20);
        String groups = "1 ".repeat(7).concat(", ").repeat(1 << 16);

        assertThat(masked(letters)).isEqualTo(letters);
        assertThat(masked(groups)).isEqualTo(groups);
        assertThat(masked("1".repeat(1 << 20))).isEqualTo("XXXXXXXXXX");
        assertThat(masked("(12 ".repeat(1 << 18))).startsWith("(12 (12 ");
        assertThat(masked("12.345".repeat(1 << 17))).isEqualTo("XXXXXXXXXX");
        assertThat(masked("ab@".repeat(1 << 18).concat("c"))).isEqualTo("***");
        assertThat(masked("ab@c%".repeat(1 << 17))).isEqualTo("***" + "%a***@c".repeat((1 << 17) - 1) + "%");
        assertThat(masked("rk@a" + ".b".repeat(1 << 19))).startsWith("r****@a.b");
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
