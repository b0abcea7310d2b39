package com.kosha.contract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoneyTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    0                    | ₹0.00
                    5                    | ₹0.05
                    99900                | ₹999.00
                    100000               | ₹1,000.00
                    12345678             | ₹1,23,456.78
                    1000000000           | ₹1,00,00,000.00
                    -12345678            | -₹1,23,456.78
                    9223372036854775807  | ₹92,23,37,20,36,85,47,758.07
                    -9223372036854775808 | -₹92,23,37,20,36,85,47,758.08
                    """)
    void paise_are_shown_as_rupees_in_indian_grouping(long paise, String shown) {
        assertThat(Money.display(paise)).isEqualTo(shown);
    }
}
