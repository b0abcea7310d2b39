package com.kosha.core.idempotency;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.core.BankSystem;
import com.kosha.core.Refusal;
import com.kosha.core.Writers;
import java.util.Locale;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class WriteTest {
    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"", "1-1-1-1-1", "0b7f3c1e-5f5e-4d8e-9a8b-0123456789ab ", "not-a-key"})
    void a_write_without_a_uuid_is_refused_by_name(@Nullable String key) {
        assertThat(Refusal.field(() -> Write.of(BankSystem.ordinary(), key, Writers.TRACE)))
                .isEqualTo("invalid_argument idempotency_key");
    }

    @Test
    void capital_letters_are_the_same_key() {
        UUID key = UUID.randomUUID();

        assertThat(Write.of(BankSystem.ordinary(), key.toString().toUpperCase(Locale.ROOT), Writers.TRACE)
                        .key())
                .isEqualTo(key);
    }
}
