package com.kosha.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PositionTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "2026-11-30T10:11:12.123456Z|TXN-000000000123",
                "2026-11-30T10:11:12Z|TXN-000000000123",
                "2026-11-30T10:11:12.000001Z|TXN-000000000123"
            })
    void what_travels_comes_back_to_the_microsecond(String wire) {
        assertThat(Position.parse(wire, Shape.TRANSACTION).wire()).isEqualTo(wire);
    }
}
