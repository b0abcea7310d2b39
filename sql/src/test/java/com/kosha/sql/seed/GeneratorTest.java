package com.kosha.sql.seed;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.kosha.sql.seed.copy.Table;
import com.kosha.sql.seed.draw.CheckDigit;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GeneratorTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 11, 30);

    @Test
    void the_same_settings_give_the_same_bytes() {
        assertThat(digest(settings(42, TODAY))).isEqualTo(digest(settings(42, TODAY)));
    }

    /** A change here changes every demo and every test that relies on the data: change it knowingly. */
    @Test
    void on_every_machine() {
        assertThat(digest(settings(42, TODAY)))
                .isEqualTo("0913a57a5a65af595178c0666f8fbddf24eaab4bc5fe8e8de0d2eae4acbc3850");
    }

    @Test
    void another_seed_and_another_day_give_others() {
        assertThat(digest(settings(42, TODAY)))
                .isNotEqualTo(digest(settings(43, TODAY)))
                .isNotEqualTo(digest(settings(42, TODAY.plusDays(1))));
    }

    @ParameterizedTest
    @CsvSource({"SMALL,100,5000", "DEMO,1000,200000"})
    void as_many_rows_as_were_asked_for(Size size, int customers, int transactions) {
        Map<Table, Integer> counts = new EnumMap<>(Table.class);

        new Generator(
                        new SeedSettings(1, size, TODAY),
                        (table, rows) -> counts.merge(table, (int) rows.lines().count(), Integer::sum),
                        step -> {})
                .run();

        assertThat(counts).containsEntry(Table.CUSTOMERS, customers).containsEntry(Table.TRANSACTIONS, transactions);
        assertThat(counts.get(Table.TRANSACTION_HISTORY)).isGreaterThan(2 * transactions - transactions / 20);
    }

    @Test
    void what_is_not_set_has_a_default_and_the_day_is_indias() {
        Clock clock = Clock.fixed(Instant.parse("2026-11-29T20:00:00Z"), ZoneOffset.UTC);

        assertThat(SeedSettings.from(Map.of(), clock)).isEqualTo(new SeedSettings(42, Size.DEMO, TODAY));
        assertThatThrownBy(() -> SeedSettings.from(Map.of("KOSHA_SEED_SIZE", "huge"), clock))
                .hasMessageContaining("small, demo or benchmark");
    }

    @Test
    void check_digits_are_those_of_the_published_examples() {
        assertThat(CheckDigit.verhoeff("236")).isEqualTo('3');
        assertThat(CheckDigit.luhn("7992739871")).isEqualTo('3');
    }

    private static SeedSettings settings(long seed, LocalDate today) {
        return new SeedSettings(seed, Size.SMALL, today);
    }

    private static String digest(SeedSettings settings) {
        try {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            new Generator(settings, (table, rows) -> sha.update((table + rows).getBytes(UTF_8)), step -> {}).run();
            return HexFormat.of().formatHex(sha.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
