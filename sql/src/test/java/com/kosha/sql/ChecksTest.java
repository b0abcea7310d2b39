package com.kosha.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.kosha.contract.AccountStatus;
import com.kosha.contract.AccountType;
import com.kosha.contract.AlertStatus;
import com.kosha.contract.Direction;
import com.kosha.contract.DisputeStatus;
import com.kosha.contract.DocumentStatus;
import com.kosha.contract.DocumentType;
import com.kosha.contract.KycLevel;
import com.kosha.contract.KycStatus;
import com.kosha.contract.QueueKind;
import com.kosha.contract.QueueState;
import com.kosha.contract.Rail;
import com.kosha.contract.RefundStatus;
import com.kosha.contract.RiskRating;
import com.kosha.contract.SagaState;
import com.kosha.contract.Severity;
import com.kosha.contract.StepState;
import com.kosha.contract.TransactionStatus;
import com.kosha.contract.Typology;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChecksTest {
    private static final Pattern QUOTED = Pattern.compile("'([A-Z_]+)'::text");

    private static DatabaseFixture database;

    @BeforeAll
    static void fill() throws SQLException {
        database = DatabaseFixture.migrated();
        try (Connection owner = database.asOwner()) {
            DatabaseFixture.run(owner, BankFixture.INSERTS);
        }
    }

    static Stream<Arguments> columns() {
        return Stream.of(
                arguments("customers", "risk_rating", RiskRating.values()),
                arguments("kyc", "status", KycStatus.values()),
                arguments("kyc", "level", KycLevel.values()),
                arguments("kyc_documents", "document_type", DocumentType.values()),
                arguments("kyc_documents", "status", DocumentStatus.values()),
                arguments("accounts", "account_type", AccountType.values()),
                arguments("accounts", "status", AccountStatus.values()),
                arguments("transactions", "direction", Direction.values()),
                arguments("transactions", "rail", Rail.values()),
                arguments("transactions", "status", TransactionStatus.values()),
                arguments("transaction_history", "status", TransactionStatus.values()),
                arguments("aml_alerts", "typology", Typology.values()),
                arguments("aml_alerts", "severity", Severity.values()),
                arguments("aml_alerts", "status", AlertStatus.values()),
                arguments("disputes", "status", DisputeStatus.values()),
                arguments("refunds", "status", RefundStatus.values()),
                arguments("sagas", "state", SagaState.values()),
                arguments("saga_steps", "state", StepState.values()),
                arguments("review_queue", "kind", QueueKind.values()),
                arguments("review_queue", "state", QueueState.values()));
    }

    @ParameterizedTest
    @MethodSource("columns")
    void a_column_holds_exactly_what_the_contract_names(String table, String column, Enum<?>[] values)
            throws SQLException {
        String check = "SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname = '%s_%s_check'"
                .formatted(table, column);

        try (Connection owner = database.asOwner()) {
            List<String> definition = DatabaseFixture.column(owner, check);

            assertThat(definition).hasSize(1);
            assertThat(QUOTED.matcher(definition.get(0)).results().map(match -> match.group(1)))
                    .containsExactlyElementsOf(Stream.of(values).map(Enum::name).toList());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"123", "12345", "12a4", "234567890124", "2345 6789 0124", "XXXXXXXX1234", ""})
    void of_an_aadhaar_number_nothing_but_four_digits_is_stored(String value) throws SQLException {
        try (Connection owner = database.asOwner()) {
            assertThatThrownBy(() ->
                            DatabaseFixture.run(owner, "UPDATE bank.customers SET aadhaar_last4 = '" + value + "'"))
                    .hasMessageContaining("customers_aadhaar_last4_check");
        }
    }

    @Test
    void four_digits_are() throws SQLException {
        try (Connection owner = database.asOwner()) {
            DatabaseFixture.run(owner, "UPDATE bank.customers SET aadhaar_last4 = '0987'");

            assertThat(DatabaseFixture.column(owner, "SELECT DISTINCT aadhaar_last4 FROM bank.customers"))
                    .containsExactly("0987");
        }
    }

    @Test
    void no_other_column_is_named_after_aadhaar() throws SQLException {
        try (Connection owner = database.asOwner()) {
            assertThat(DatabaseFixture.column(
                            owner,
                            "SELECT DISTINCT column_name FROM information_schema.columns WHERE column_name ~ 'aadhaar|uid$'"
                                    + " AND table_schema IN ('bank', 'ops', 'kb', 'visible')"))
                    .containsExactly("aadhaar_last4");
        }
    }
}
