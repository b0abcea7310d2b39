package com.kosha.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.kosha.contract.DisputeRequest;
import com.kosha.contract.ReasonCode;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DigestTest {
    @Test
    void the_order_of_names_does_not_matter_and_every_value_does() {
        Map<String, String> there = new LinkedHashMap<>();
        there.put("b", "2");
        there.put("a", "1");

        assertThat(Digest.of(there)).isEqualTo(Digest.of(Map.of("a", "1", "b", "2")));
        assertThat(Digest.of(there)).isNotEqualTo(Digest.of(Map.of("a", "1", "b", "3")));
    }

    /** Kept in a database for as long as an effect stands: it must not change from one release to the next. */
    @Test
    void it_is_sha_256_over_the_canonical_json() {
        assertThat(Digest.of(Map.of("a", ReasonCode.FRAUD)).hex())
                .isEqualTo("b62d0530862fdd7d6dd95b5d6512e4f4b24b8bba0eaa3302270d920f71ba9c56");
    }

    @Test
    void what_is_kept_as_text_is_read_back_the_same_or_not_at_all() {
        DisputeRequest request = new DisputeRequest("TXN-000000000001", ReasonCode.ATM_CASH_NOT_DISPENSED, "words");

        assertThat(Text.read(Text.of(request), DisputeRequest.class)).isEqualTo(request);
        assertThatThrownBy(() -> Text.read("{\"nonsense\":1}", DisputeRequest.class))
                .isInstanceOf(IllegalStateException.class);
    }
}
