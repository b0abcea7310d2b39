package com.kosha.gateway.paging;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
import com.kosha.gateway.keys.HmacKey;
import com.kosha.stack.MovedTime;
import java.time.Duration;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CursorsTest {
    private static final String POSITION = "2026-11-30T10:00:00.123456Z/TXN-000000000001";

    private final MovedTime time = new MovedTime();
    private final Cursors cursors = new Cursors(key("k1", "a"), time);
    private final String cursor = cursors.issue(POSITION, "query", "ravi");

    private static HmacKey key(String id, String letter) {
        return HmacKey.of(
                id, Base64.getUrlEncoder().encodeToString(letter.repeat(32).getBytes(US_ASCII)));
    }

    private static String encode(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private String payload() {
        return new String(Base64.getUrlDecoder().decode(cursor.substring(0, cursor.indexOf('.'))), UTF_8);
    }

    private void refused(String tried, String query, String subject, String because) {
        KoshaException refusal = catchThrowableOfType(KoshaException.class, () -> cursors.open(tried, query, subject));

        assertThat(refusal.code()).isEqualTo(ErrorCode.INVALID_ARGUMENT);
        assertThat(refusal.problem("t").details()).containsEntry("field", "cursor");
        assertThat(refusal.problem("t").message()).contains(because);
    }

    @Test
    void it_goes_on_where_the_page_before_ended_to_the_microsecond() {
        assertThat(cursors.open(cursor, "query", "ravi")).isEqualTo(POSITION);
    }

    @Test
    void no_other_spelling_of_it_is_taken() {
        char last = cursor.charAt(cursor.length() - 1);
        char sameBits = (char) (last + 1); // 32 bytes leave two spare bits in the last letter

        refused(cursor.substring(0, cursor.length() - 1) + sameBits, "query", "ravi", "is not one of ours");
        refused(cursor + "=", "query", "ravi", "is not one of ours");
    }

    @ParameterizedTest
    @CsvSource({
        "'\"v\":1', '\"v\":2'",
        "'\"kid\":\"k1\"', '\"kid\":\"k2\"'",
        "TXN-000000000001, TXN-000000000002",
        "'\"q\":\"query\"', '\"q\":\"other\"'",
        "'\"sub\":\"ravi\"', '\"sub\":\"asha\"'",
        "'\"exp\":1', '\"exp\":2'"
    })
    void each_field_is_signed(String field, String other) {
        String changed = payload().replace(field, other);
        assertThat(changed).isNotEqualTo(payload());

        String tampered = encode(changed.getBytes(UTF_8)) + cursor.substring(cursor.indexOf('.'));

        refused(tampered, "query", "ravi", "is not one of ours");
        refused(tampered, "other", "asha", "is not one of ours");
    }

    @Test
    void it_is_of_no_use_to_somebody_else_or_for_another_query() {
        refused(cursor, "query", "asha", "was issued to somebody else");
        refused(cursor, "other", "ravi", "belongs to another query");
    }

    @Test
    void it_expires_after_fifteen_minutes_to_the_second() {
        time.pass(Duration.ofMinutes(15).minusSeconds(1));
        assertThat(cursors.open(cursor, "query", "ravi")).isEqualTo(POSITION);

        time.pass(Duration.ofSeconds(1));
        refused(cursor, "query", "ravi", "has expired");
    }

    @Test
    void another_key_under_the_same_id_signs_nothing_for_us() {
        String forged = new Cursors(key("k1", "b"), time).issue(POSITION, "query", "ravi");

        refused(forged, "query", "ravi", "is not one of ours");
    }

    @Test
    void a_key_that_was_renamed_ends_its_cursors() {
        String earlier = new Cursors(key("k0", "a"), time).issue(POSITION, "query", "ravi");

        refused(earlier, "query", "ravi", "is of an earlier version");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ".", "..", "abc", "abc.", ".abc", "a b.c", "नमस्ते.abc", "!.!"})
    void what_is_no_cursor_is_refused_as_one(String odd) {
        refused(odd, "query", "ravi", "is not one of ours");
    }

    @Test
    void an_endless_one_is_not_even_read() {
        refused("a".repeat(100_000) + ".b", "query", "ravi", "is not one of ours");
    }
}
